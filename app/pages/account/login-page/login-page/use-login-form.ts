import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { LoginTarget } from '@/app/account/login-target';
import { placeAfterLogin } from '@/app/account/place-after-login';
import { login } from '@/lib/api/calls/account';
import { codeField } from '@/lib/forms/fields/choice';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useNavigator } from '@/lib/router/router-context';
import { logIn } from '@/lib/session/log-in';
import { removeValue } from '@/lib/storage/values';

type Code = { code: string };

type Options = { target: LoginTarget; length: number; wantsToApply: boolean };

/** `busy`: from the tap until the next screen is there, so also between the answer and the way on. */
export type LoginForm = DraftForm<Code, Code> & { busy: boolean };

/**
 * The form that trades the code for a session and goes on from there; Back does not lead to it again.
 * Nothing of the code is kept anywhere.
 */
export function useLoginForm({ target: { type, to }, length, wantsToApply }: Options): LoginForm {
  const navigator = useNavigator();
  const [entering, setEntering] = useState(false);
  const form = useDraftForm<Code, Code>({
    name: 'login',
    schema: useMemo(() => v.object({ code: codeField(length) }), [length]),
    initial: { code: '' },
    focus: 'field',
    send: async ({ code }) => {
      const reply = await login({ type, [type]: to, code, agree: true });
      setEntering(true);
      // The shell is told beside; nobody waits for it.
      void logIn(reply);
      removeValue('luka_login_draft');
      removeValue('luka_code_sent');
      navigator.relaunch(await placeAfterLogin(wantsToApply));
    },
  });
  return { ...form, busy: form.sending || entering };
}
