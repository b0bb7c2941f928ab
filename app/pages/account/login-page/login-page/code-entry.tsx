'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { LoginTarget } from '@/app/account/login-target';
import { targetAfterLogin } from '@/app/account/target-after-login';
import { useRedirectLoggedIn } from '@/app/account/use-redirect-logged-in';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { CodeField } from '@/components/code-field/code-field';
import { Dock } from '@/components/dock/dock';
import { request } from '@/lib/api/client';
import type { ApiError } from '@/lib/api/errors';
import { useFormat } from '@/lib/format/use-format';
import { codeField } from '@/lib/forms/fields/choice';
import { type DraftForm, useDraftForm } from '@/lib/forms/use-draft-form';
import { useNavigator } from '@/lib/router/router-context';
import { logIn } from '@/lib/session/log-in';
import { removeValue } from '@/lib/storage/values';
import { Resend } from './resend';
import { ids } from './screen.ids';

type Props = {
  target: LoginTarget;
  /** Digits of a code. */
  length: number;
  wantsToApply: boolean;
};

// The condition is inline, so that the bundler drops the banner from a build for a real server.
const DemoBanner = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazy(() =>
      import('@/app/sandbox/demo-banner').then(({ DemoBanner }) => ({ default: DemoBanner })),
    );

/** The code in one field: sent automatically when it is complete, or by the button. */
export function CodeEntry({ target, length, wantsToApply }: Props) {
  const t = useTranslations('login');
  const format = useFormat();
  const form = useLoginForm({ target, length, wantsToApply });
  const [sends, setSends] = useState(0);
  useRedirectLoggedIn({ enabled: !form.busy });
  const shown = target.type === 'phone' ? format.phone(target.to) : target.to;
  function enter(code: string) {
    form.forgetRefusal();
    form.set('code', code);
    form.submit();
  }
  return (
    <ScreenFrame
      title={t('bar')}
      dock={
        <Dock>
          <Button type="submit" form={ids.form} id={ids.submit} loading={form.busy}>
            {t('submit')}
          </Button>
        </Dock>
      }
    >
      <h1>{t('title')}</h1>
      <p className="lede">
        {t.rich('sentTo', { address: shown, b: (words) => <b className="login__to">{words}</b> })}
      </p>
      <form id={ids.form} noValidate onSubmit={form.submit}>
        <CodeField
          {...form.chosen('code')}
          onChange={(code) => {
            form.forgetRefusal();
            form.chosen('code').onChange(code);
          }}
          label={t('label', { length })}
          hint={t('keepSafe')}
          length={length}
          onComplete={enter}
        />
      </form>
      <div className="login__failure">
        <ApiErrorNotice error={form.failure} id={ids.failure} />
      </div>
      <Resend
        target={target}
        onSent={() => {
          form.forgetRefusal();
          form.set('code', '');
          setSends(sends + 1);
        }}
      />
      {DemoBanner && (
        <Suspense>
          <DemoBanner to={target.to} reload={sends} onUse={enter} />
        </Suspense>
      )}
    </ScreenFrame>
  );
}

type Code = { code: string };

type LoginForm = DraftForm<Code, Code> & {
  /** Lasts from the submit until the next screen is shown, `sending` only until the response. */
  busy: boolean;
  /** Lets the same code be sent again: it was edited, or another one was sent. */
  forgetRefusal: () => void;
};

/**
 * The form that exchanges the code for a session and replaces the history by the next screen. The code is never
 * stored. A code that the server refused is not sent again unchanged: it would use up another attempt.
 */
function useLoginForm({ target: { type, to }, length, wantsToApply }: Props): LoginForm {
  const navigator = useNavigator();
  const [leaving, setLeaving] = useState(false);
  const refusal = useRef<ApiError | null>(null);
  const form = useDraftForm<Code, Code>({
    name: 'login',
    schema: useMemo(() => v.object({ code: codeField(length) }), [length]),
    initial: { code: '' },
    focus: 'field',
    send: async ({ code }) => {
      if (refusal.current) throw refusal.current;
      const reply = await request('user/login', { type, [type]: to, code, agree: true }).catch(
        (error: ApiError) => {
          if (error.fields.some(({ field }) => field === 'code')) refusal.current = error;
          throw error;
        },
      );
      setLeaving(true);
      // Not awaited: it also stores the user in the shell, which may be slow.
      void logIn(reply);
      removeValue('luka_login_draft');
      removeValue('luka_code_sent');
      navigator.relaunch(await targetAfterLogin(wantsToApply));
    },
  });
  function forgetRefusal() {
    refusal.current = null;
  }
  return { ...form, busy: form.sending || leaving, forgetRefusal };
}
