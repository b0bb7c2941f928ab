'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { useLoginOption } from '@/app/account/use-login-option';
import { useRedirectLoggedIn } from '@/app/account/use-redirect-logged-in';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Notice } from '@/components/notice/notice';
import { Segment } from '@/components/segment/segment';
import type { LoginOption, LoginType } from '@/lib/api/schemas/account';
import { defineScreen } from '@/lib/router/define-screen';
import { useSession } from '@/lib/session/use-session';
import { CodeForm } from './code-form';
import { ids } from './screen.ids';
import { readLoginDraft, writeLoginDraft } from './use-code-form';

const loginType = v.fallback(v.optional(v.picklist(['phone', 'email'])), undefined);

/**
 * `next=apply`: the user logs in to apply, and continues with the application afterwards. `type`: where the code is
 * sent first. `attach`: a user who is logged in adds or changes the address of this kind.
 * `ended=1`: the session has ended while a screen was open, to which the user returns.
 */
const query = v.object({
  next: v.fallback(v.optional(v.literal('apply')), undefined),
  type: loginType,
  attach: loginType,
  ended: v.fallback(v.optional(v.literal('1')), undefined),
});

type Query = v.InferOutput<typeof query>;

/** Sends a login code to a phone or an e-mail address (contract.md section 5). */
export const screen = defineScreen({ query, Screen: GetCode });

function GetCode({ next, type, attach, ended }: Query) {
  const { isLogged } = useSession();
  const isAttaching = isLogged && attach !== undefined;
  useRedirectLoggedIn({ enabled: !isAttaching });
  const option = useLoginOption();
  if (isAttaching) return <CodeForm type={attach} option={option} attach />;
  return <RequestCode option={option} next={next} first={type} hasEnded={ended === '1'} />;
}

type RequestProps = {
  option: LoginOption;
  next: Query['next'];
  first: LoginType | undefined;
  hasEnded: boolean;
};

/** The choice between phone and e-mail, if the server offers both, above the form of the chosen type. */
function RequestCode({ option, next, first, hasEnded }: RequestProps) {
  const t = useTranslations('getCode');
  const [chosen, setChosen] = useState(first);
  const type = typeOf(option, chosen);
  const tabs = [
    { value: 'phone', label: t('phone.tab'), icon: iconDeviceMobile, panelId: ids.panel } as const,
    { value: 'email', label: t('email.tab'), icon: iconMail, panelId: ids.panel } as const,
  ].filter(({ value }) => option.options.includes(value));
  function choose(next: LoginType) {
    setChosen(next);
    writeLoginDraft({ type: next });
  }
  return (
    <CodeForm key={type} type={type} option={option} next={next}>
      <div className="stack">
        {hasEnded && (
          <Notice tone="warn" id={ids.ended} title={t('ended.title')}>
            {t('ended.text')}
          </Notice>
        )}
        {tabs.length > 1 && (
          <Segment label={t('ways')} tabs={tabs} value={type} onChange={choose} />
        )}
      </div>
    </CodeForm>
  );
}

/** The type that was chosen or typed in if the server offers it, else the server's default. */
function typeOf({ options, default: fallback }: LoginOption, chosen?: LoginType): LoginType {
  const type = chosen ?? readLoginDraft().type;
  return type && options.includes(type) ? type : fallback;
}
