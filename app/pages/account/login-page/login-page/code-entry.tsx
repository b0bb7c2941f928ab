'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { LoggedInAlready } from '@/app/account/logged-in-already';
import type { LoginTarget } from '@/app/account/login-target';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { CodeField } from '@/components/code-field/code-field';
import { Dock } from '@/components/dock/dock';
import { useFormat } from '@/lib/format/use-format';
import { Resend } from './resend';
import { ids } from './screen.ids';
import { useLoginForm } from './use-login-form';
import './screen.css';

type Props = {
  target: LoginTarget;
  /** Digits of a code. */
  length: number;
  wantsToApply: boolean;
};

// Spelled out, so that a build for a real server leaves the banner out.
const DemoBanner = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazy(() =>
      import('@/app/layout/demo-banner').then(({ DemoBanner }) => ({ default: DemoBanner })),
    );

/** The code in one field: sent by itself when it is complete, and by the button. */
export function CodeEntry({ target, length, wantsToApply }: Props) {
  const t = useTranslations('login');
  const format = useFormat();
  const form = useLoginForm({ target, length, wantsToApply });
  const [sends, setSends] = useState(0);
  const shown = target.type === 'phone' ? format.phone(target.to) : target.to;
  function enter(code: string) {
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
      {!form.busy && <LoggedInAlready />}
      <h1>{t('title')}</h1>
      <p className="lede">
        {t.rich('sentTo', { address: shown, b: (words) => <b className="login__to">{words}</b> })}
      </p>
      <form id={ids.form} noValidate onSubmit={form.submit}>
        <CodeField
          {...form.chosen('code')}
          label={t('label', { length })}
          length={length}
          onComplete={enter}
        />
      </form>
      <ApiErrorNotice error={form.failure} id={ids.failure} />
      <Resend
        target={target}
        onSent={() => {
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
