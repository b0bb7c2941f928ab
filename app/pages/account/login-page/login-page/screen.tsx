'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { parseLoginTarget } from '@/app/account/login-target';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton, SkeletonForm, SkeletonHead } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useNavigator } from '@/lib/router/router-context';
import { CodeEntry } from './code-entry';

/** The target of the code, never the code; `next` as on get-code-page. Invalid values count as absent. */
const query = v.object({
  type: v.fallback(v.optional(v.picklist(['phone', 'email'])), undefined),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  next: v.fallback(v.optional(v.literal('apply')), undefined),
});

/** Logs in with the code that was sent (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Login });

function Login({ next, ...targetQuery }: v.InferOutput<typeof query>) {
  const t = useTranslations('login');
  const target = parseLoginTarget(targetQuery);
  const call = useCall('app/get_login_option', {});
  // Logging in clears the SWR cache; the form must stay mounted until the next screen is shown.
  const [option, setOption] = useState(call.data);
  if (call.data && !option) setOption(call.data);
  useRedirectWithoutTarget(target === null);
  if (target && option) {
    return (
      <CodeEntry target={target} length={option.code_length} wantsToApply={next === 'apply'} />
    );
  }
  return (
    <ScreenFrame title={t('bar')} busy={!call.error} dock={!call.error && <SkeletonDock />}>
      {call.error ? (
        <LoadFailure call={call} page />
      ) : (
        <>
          <h1 className="visually-hidden">{t('bar')}</h1>
          <Skeleton>
            <SkeletonHead />
            <SkeletonForm fields={1} />
          </Skeleton>
        </>
      )}
    </ScreenFrame>
  );
}

/** Redirects a URL without a valid target to get-code-page. */
function useRedirectWithoutTarget(enabled: boolean): void {
  const navigator = useNavigator();
  useEffect(() => {
    if (!enabled) return;
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  }, [enabled, navigator]);
}
