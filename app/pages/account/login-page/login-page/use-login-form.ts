import { getDefaultStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { type LoginTarget, rememberLogin } from '@/app/account/login-target';
import { targetAfterLogin } from '@/app/account/target-after-login';
import { request } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import type { LoginReply } from '@/lib/api/schemas/account';
import { config } from '@/lib/config';
import { codeField } from '@/lib/forms/fields/choice';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useNavigator } from '@/lib/router/router-context';
import { useRouter } from '@/lib/router/use-router';
import { saveAgreedTexts } from '@/lib/session/agreed-texts';
import { logIn } from '@/lib/session/log-in';
import { readValue, removeValue } from '@/lib/storage/values';
import { showToast, toastAtom } from '@/lib/toast/toast';

type Code = { code: string };

type Options = {
  target: LoginTarget;
  length: number;
  wantsToApply: boolean;
  attach: boolean;
  /** An address like this opens an account only once its user was asked for another one. */
  asks: boolean;
};

type LoginForm = DraftForm<Code, Code> & {
  /** Lasts from the submit until the next screen is shown, `sending` only until the response. */
  busy: boolean;
  /** Lets the same code be sent again: it was edited, or another one was sent. */
  forgetRefusal: () => void;
  /** Whether the user has an account already: asked before an address opens another one. */
  question: { open: boolean; createAccount: () => void; dismiss: () => void };
};

/**
 * The form that exchanges the code for a session and replaces the history by the next screen, or adds the target to the
 * user's account. The code is never stored. A code that the server refused is not sent again unchanged: it would use up
 * another attempt.
 */
export function useLoginForm(options: Options): LoginForm {
  const { target, length, wantsToApply, attach, asks } = options;
  const { type, to } = target;
  const t = useTranslations('login');
  const navigator = useNavigator();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const refusal = useRef<ApiError | null>(null);
  /** The user has said that this is their first account. */
  const isFirst = useRef(false);
  /** The reply of a server that opens an account unasked. */
  const opened = useRef<LoginReply | null>(null);
  const form = useDraftForm<Code, Code>({
    name: 'login',
    schema: useMemo(() => v.object({ code: codeField(length) }), [length]),
    initial: { code: '' },
    focus: 'field',
    send: async ({ code }) => {
      const reply = opened.current ?? (await sendCode(code));
      if (asks && reply.new_guest && !isFirst.current) {
        opened.current = reply;
        throw ask();
      }
      if (attach && reply.user_id !== readValue('user_id')) throw otherUser();
      setLeaving(true);
      // Not awaited: it also stores the user in the shell, which may be slow.
      void logIn(reply);
      if (!attach) saveAgreedTexts(reply.user_id);
      rememberLogin(target);
      removeValue('luka_login_draft');
      removeValue('luka_code_sent');
      if (attach) {
        showToast(t(type === 'phone' ? 'phoneAttached' : 'emailAttached'));
        router.relaunch('/pages/settings/settings');
      } else navigator.relaunch(await targetAfterLogin(wantsToApply));
    },
  });

  async function sendCode(code: string): Promise<LoginReply> {
    if (refusal.current) throw refusal.current;
    try {
      return await request('user/login', {
        type,
        [type]: to,
        code,
        agree: true,
        ...(!attach && { texts: config.textsVersion }),
        ...(attach && { attach: true }),
        ...(asks && !attach && { create: isFirst.current }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const names = error.fields.map(({ field }) => field);
      if (names.includes('create')) throw ask();
      if (names.includes('code')) {
        // It was corrected while it was being checked.
        const typed = form.form.getValues('code');
        if (typed !== code && typed.length === length) return sendCode(typed);
        refusal.current = error;
      }
      throw error;
    }
  }
  /** Shows the question; the error that ends the submit without a message. */
  function ask(): ApiError {
    setAsking(true);
    // The question is the message: the server's refusal is no error of the user's.
    getDefaultStore().set(toastAtom, null);
    return new ApiError('aborted', { path: 'user/login', hint: 'the user is asked first' });
  }
  function createAccount() {
    isFirst.current = true;
    setAsking(false);
    form.submit();
  }
  function forgetRefusal() {
    refusal.current = null;
  }
  const question = { open: asking, createAccount, dismiss: () => setAsking(false) };
  return { ...form, busy: form.sending || leaving, forgetRefusal, question };
}

/** A server that does not know `attach` has logged in the account of the address instead. */
function otherUser(): ApiError {
  return new ApiError('shape', { path: 'user/login', hint: 'the reply is of another user' });
}
