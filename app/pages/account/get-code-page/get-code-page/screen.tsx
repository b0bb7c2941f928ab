'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { BrandBanner } from '@/app/account/brand-banner';
import { useRedirectLoggedIn } from '@/app/account/use-redirect-logged-in';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Notice } from '@/components/notice/notice';
import { Segment } from '@/components/segment/segment';
import { Bone, Skeleton, SkeletonForm, SkeletonHead } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { LoginOption, LoginType } from '@/lib/api/schemas/account';
import { useCall } from '@/lib/api/use-call';
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
  const t = useTranslations('getCode');
  const { isLogged } = useSession();
  const isAttaching = isLogged && attach !== undefined;
  useRedirectLoggedIn({ enabled: !isAttaching });
  const call = useCall('app/get_login_option', {});
  const { data, error } = call;
  if (data && isAttaching) return <CodeForm type={attach} option={data} attach />;
  if (data) return <RequestCode option={data} next={next} first={type} hasEnded={ended === '1'} />;
  return (
    <ScreenFrame
      title={t('bar')}
      top={!error && <BrandBanner sun="behind" />}
      busy={!error}
      dock={!error && <SkeletonDock />}
    >
      {error ? (
        <LoadFailure call={call} page />
      ) : (
        <>
          <h1 className="visually-hidden">{t('bar')}</h1>
          <Skeleton>
            <SkeletonHead lines={2} />
            <Bone shape="control" />
            <div className="get-code__form">
              <SkeletonForm fields={1} />
            </div>
          </Skeleton>
        </>
      )}
    </ScreenFrame>
  );
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
  const [type, setType] = useState<LoginType>(() => initialType(option, first));
  const tabs = [
    { value: 'phone', label: t('phone.tab'), icon: iconDeviceMobile, panelId: ids.panel } as const,
    { value: 'email', label: t('email.tab'), icon: iconMail, panelId: ids.panel } as const,
  ].filter(({ value }) => option.options.includes(value));
  function choose(chosen: LoginType) {
    setType(chosen);
    writeLoginDraft({ type: chosen });
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

/** The type of the address or in the draft if the server offers it, else the server's default. */
function initialType({ options, default: fallback }: LoginOption, first?: LoginType): LoginType {
  const type = first ?? readLoginDraft().type;
  return type && options.includes(type) ? type : fallback;
}
