'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { BrandBanner } from '@/app/account/brand-banner';
import type { LoginTarget } from '@/app/account/login-target';
import { useRedirectLoggedIn } from '@/app/account/use-redirect-logged-in';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { CodeField } from '@/components/code-field/code-field';
import { Dock } from '@/components/dock/dock';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { LoginOption } from '@/lib/api/schemas/account';
import { isBridge } from '@/lib/bridge/call';
import { useFormat } from '@/lib/format/use-format';
import { lazyPart } from '@/lib/router/lazy-part';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useNavigator } from '@/lib/router/router-context';
import { useRouteLocation } from '@/lib/router/use-router';
import { LogInAgain } from './log-in-again';
import { NewAccountQuestion } from './new-account-question';
import { PasteCode } from './paste-code';
import { Resend } from './resend';
import { ids } from './screen.ids';
import { useLoginForm } from './use-login-form';

type Props = {
  target: LoginTarget;
  option: LoginOption;
  wantsToApply: boolean;
  /** The target is added to the account of the user who is logged in. */
  attach: boolean;
};

// The condition is inline, so that the bundler drops the banner from a build for a real server.
const DemoBanner = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazyPart(async () => (await import('@/app/sandbox/demo-banner')).DemoBanner);

/** The previous screen, unless this one was opened by its URL. */
const getCodePath: RoutePath = '/pages/account/get-code-page/get-code-page';

/** The code in one field: sent automatically when it is complete, or by the button. */
export function CodeEntry({ target, option, wantsToApply, attach }: Props) {
  const t = useTranslations('login');
  const format = useFormat();
  const length = option.code_length;
  const asks = (option.asks ?? ['email']).includes(target.type);
  const navigator = useNavigator();
  const form = useLoginForm({ target, length, wantsToApply, attach, asks });
  const field = form.chosen('code');
  const [sends, setSends] = useState(0);
  useRedirectLoggedIn({ enabled: !form.busy && !attach });
  const { navigationType } = useRouteLocation();
  // The code is all that is asked for: the keyboard opens with the screen.
  useEffect(() => {
    if (navigationType !== 'load') document.getElementById(ids.code)?.focus();
  }, [navigationType]);
  const shown = target.type === 'phone' ? format.phone(target.to) : target.to;
  function enter(code: string) {
    form.forgetRefusal();
    form.set('code', code);
    form.submit();
  }
  return (
    <ScreenFrame
      title={t(attach ? 'attachBar' : 'bar')}
      sky
      top={<BrandBanner sun="half" />}
      dock={
        <Dock>
          <Button
            type="submit"
            form={ids.form}
            id={ids.submit}
            loading={form.busy}
            // A refused code is not sent again, which would cost a try.
            waiting={
              field.value.length < length ? t('complete', { length }) : field.error && t('another')
            }
          >
            {t(attach ? 'attach' : 'submit')}
          </Button>
        </Dock>
      }
    >
      <h1>{t('title')}</h1>
      <p className="lede">
        {t.rich('sentTo', { address: shown, b: (words) => <b className="login__to">{words}</b> })}
      </p>
      <div className="login__change stack">
        <Button
          variant="text"
          small
          id={ids.change}
          opens
          onClick={() => navigator.back({ path: getCodePath, query: {} })}
        >
          {t(target.type === 'phone' ? 'changePhone' : 'changeEmail')}
        </Button>
      </div>
      <form id={ids.form} noValidate onSubmit={form.submit}>
        <CodeField
          {...field}
          onChange={(code) => {
            form.forgetRefusal();
            // The reason stays in sight until the next code is complete: a half one is no error while it is typed.
            if (field.error) form.form.setValue('code', code);
            else field.onChange(code);
          }}
          label={t('label', { length })}
          length={length}
          onComplete={enter}
        />
        {isBridge() && <PasteCode length={length} onCode={enter} />}
      </form>
      <div className="login__failure">
        <ApiErrorNotice error={form.failure} id={ids.failure} />
        {form.failure?.fields.some(({ field }) => field === 'attach') && <LogInAgain />}
      </div>
      <Resend
        target={target}
        onSent={() => {
          form.forgetRefusal();
          form.set('code', '');
          setSends(sends + 1);
        }}
      />
      <div className="mt-5">
        <Notice icon={iconLock}>{t('keepSafe')}</Notice>
      </div>
      {DemoBanner && (
        <Suspense>
          <DemoBanner to={target.to} reload={`${sends} ${field.error}`} onUse={enter} />
        </Suspense>
      )}
      <NewAccountQuestion type={target.type} address={shown} {...form.question} />
    </ScreenFrame>
  );
}
