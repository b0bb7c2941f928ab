'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { BrandBanner } from '@/app/account/brand-banner';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { LenderLine } from '@/app/layout/lender-line';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { Checkbox, type CheckboxProps } from '@/components/checkbox/checkbox';
import { Dock } from '@/components/dock/dock';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { PhoneField } from '@/components/phone-field/phone-field';
import { TextField } from '@/components/text-field/text-field';
import type { LoginOption, LoginType } from '@/lib/api/schemas/account';
import { useCall } from '@/lib/api/use-call';
import { config } from '@/lib/config';
import { Link } from '@/lib/router/link';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';
import { useCodeForm } from './use-code-form';

type Props = {
  type: LoginType;
  option: LoginOption;
  next?: 'apply';
  /** The address is added to the user's account, or replaces the one of its kind. */
  attach?: boolean;
  /** Rendered above the fields: the choice of the type. */
  children?: ReactNode;
};

/** The address and the agreement in one form. */
export function CodeForm({ type, option, next, attach = false, children }: Props) {
  const t = useTranslations('getCode');
  const tAttach = useTranslations('getCode.attach');
  const linkTo = useLinkTo();
  const form = useCodeForm({ type, next, attach });
  // The form does not wait for the call, but without a connection no code can be sent either.
  const { error = null, isOffline } = useCall('app/get_login_option', {});
  const field = {
    ...form.typed('address'),
    label: t(`${type}.label`),
    hint: t(`${type}.hint`),
    enterKeyHint: 'done' as const,
  };
  return (
    <ScreenFrame
      title={t(attach ? 'attachBar' : 'bar')}
      sky
      top={<BrandBanner sun="behind" />}
      dock={
        <Dock>
          <div className="stack">
            <ApiErrorNotice error={form.failure ?? (isOffline ? error : null)} id={ids.failure} />
            <Button type="submit" form={ids.form} id={ids.submit} loading={form.sending}>
              {t('submit')}
            </Button>
          </div>
        </Dock>
      }
    >
      <h1>{attach ? tAttach(`${type}.title`) : t(`${type}.title`)}</h1>
      <p className="lede">
        {attach ? tAttach(`${type}.text`) : t('lede', { length: option.code_length })}
      </p>
      {children}
      <form className="get-code__form" id={ids.form} noValidate onSubmit={form.submit}>
        <div className="stack" id={ids.panel} role="tabpanel" aria-label={t(`${type}.tab`)}>
          {type === 'phone' ? (
            <PhoneField {...field} flag countryCode={option.country_code} />
          ) : (
            <TextField
              {...field}
              hint={form.likely ? <Question form={form} likely={form.likely} /> : field.hint}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </div>
        {!attach && <Agreement {...form.typed('agree')} />}
      </form>
      <div className="get-code__notes stack">
        <Notice icon={iconLock}>{t('warning')}</Notice>
        {type === 'phone' && !attach && (
          <Button
            id={ids.lostNumber}
            variant="text"
            small
            {...linkTo('/pages/custom-service/custom-service', { ask: 'number' })}
          >
            {t('lostNumber')}
          </Button>
        )}
        <LenderLine>{t('lender', { brand: config.brand })} </LenderLine>
      </div>
    </ScreenFrame>
  );
}

type QuestionProps = { form: ReturnType<typeof useCodeForm>; likely: string };

/** "¿Querías escribir camila@gmail.com?": a button corrects the address; another submit keeps it. */
function Question({ form, likely }: QuestionProps) {
  const t = useTranslations('getCode.email');
  useEffect(() => document.getElementById(ids.address)?.focus(), []);
  return (
    <Notice tone="warn">
      <p>{t('question', { likely })}</p>
      <p className="mt-3">
        <Button id={ids.useLikely} variant="soft" small onClick={() => form.set('address', likely)}>
          {t('useLikely')}
        </Button>
      </p>
    </Notice>
  );
}

/** The checkbox that accepts terms and policy, with a link to each. */
function Agreement(field: Omit<CheckboxProps, 'children'>) {
  const t = useTranslations('getCode');
  return (
    <Checkbox {...field}>
      {t.rich('agree', {
        terms: (words) => (
          <Link to="/pages/policy/policy" query={{ type: 'terms' }}>
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link to="/pages/policy/policy" query={{ type: 'privacy' }}>
            {words}
          </Link>
        ),
      })}
    </Checkbox>
  );
}
