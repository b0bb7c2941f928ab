'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Segment } from '@/components/segment/segment';
import type { LoginOption, LoginType } from '@/lib/api/schemas/account';
import { CodeForm } from './code-form';
import { readLoginDraft, writeLoginDraft } from './login-draft';
import { ids } from './screen.ids';

type Props = {
  option: LoginOption;
  next: 'apply' | undefined;
};

/** The choice between phone and e-mail, where there is one, and the form of the chosen way. */
export function CodeRequest({ option, next }: Props) {
  const t = useTranslations('getCode');
  const [type, setType] = useState<LoginType>(() => firstType(option));
  const tabs = [
    { value: 'phone', label: t('phoneTab'), icon: iconDeviceMobile, panelId: ids.panel } as const,
    { value: 'email', label: t('emailTab'), icon: iconMail, panelId: ids.panel } as const,
  ].filter(({ value }) => option.options.includes(value));
  function choose(chosen: LoginType) {
    setType(chosen);
    writeLoginDraft({ type: chosen });
  }
  return (
    <CodeForm key={type} type={type} option={option} next={next}>
      {tabs.length > 1 && <Segment label={t('ways')} tabs={tabs} value={type} onChange={choose} />}
    </CodeForm>
  );
}

/** The way chosen before, else the server's first choice; only one that the server offers. */
function firstType({ options, default: standard }: LoginOption): LoginType {
  const before = readLoginDraft().type;
  return before && options.includes(before) ? before : standard;
}
