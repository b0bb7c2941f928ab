'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { useRedirectLoggedIn } from '@/app/account/use-redirect-logged-in';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Segment } from '@/components/segment/segment';
import { Bone, Skeleton, SkeletonForm, SkeletonHead } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { LoginOption, LoginType } from '@/lib/api/schemas/account';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { BrandBanner } from './brand-banner';
import { CodeForm } from './code-form';
import { ids } from './screen.ids';
import { readLoginDraft, writeLoginDraft } from './use-code-form';

/** `next=apply`: the user logs in to apply, and continues with the application afterwards. */
const query = v.object({ next: v.fallback(v.optional(v.literal('apply')), undefined) });

type Query = v.InferOutput<typeof query>;

/** Sends a login code to a phone or an e-mail address (contract.md section 5). */
export const screen = defineScreen({ query, Screen: GetCode });

function GetCode({ next }: Query) {
  const t = useTranslations('getCode');
  useRedirectLoggedIn();
  const call = useCall('app/get_login_option', {});
  const { data, error } = call;
  if (data) return <RequestCode option={data} next={next} />;
  return (
    <ScreenFrame
      title={t('bar')}
      top={!error && <BrandBanner />}
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

/** The choice between phone and e-mail, if the server offers both, above the form of the chosen type. */
function RequestCode({ option, next }: { option: LoginOption; next: Query['next'] }) {
  const t = useTranslations('getCode');
  const [type, setType] = useState<LoginType>(() => initialType(option));
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
      {tabs.length > 1 && <Segment label={t('ways')} tabs={tabs} value={type} onChange={choose} />}
    </CodeForm>
  );
}

/** The type in the draft if the server offers it, else the server's default. */
function initialType({ options, default: fallback }: LoginOption): LoginType {
  const { type } = readLoginDraft();
  return type && options.includes(type) ? type : fallback;
}
