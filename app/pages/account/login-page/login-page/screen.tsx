'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { loginTargetOf } from '@/app/account/login-target';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { SkeletonForm } from '@/components/skeleton/skeleton-form';
import { SkeletonHead } from '@/components/skeleton/skeleton-head';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useNavigator } from '@/lib/router/router-context';
import { CodeEntry } from './code-entry';

/** Whom the code was sent to, never the code; `next` as on the screen before. What makes no sense counts as absent. */
const query = v.object({
  type: v.fallback(v.optional(v.picklist(['phone', 'email'])), undefined),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  next: v.fallback(v.optional(v.literal('apply')), undefined),
});

/** Takes the code that was sent and logs in (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Login });

function Login({ next, ...asked }: v.InferOutput<typeof query>) {
  const target = loginTargetOf(asked);
  const { data, error, isOffline, isRefreshing, retry } = useCall('app/get_login_option', {});
  // Logging in makes all answers be asked for anew; the form stays as it is until it is left.
  const [option, setOption] = useState(data);
  if (data && !option) setOption(data);
  useAskFirst(target === null);
  if (target && option) {
    return (
      <CodeEntry target={target} length={option.code_length} wantsToApply={next === 'apply'} />
    );
  }
  return (
    <Waiting failed={error !== undefined}>
      {isOffline ? (
        <OfflineState page onRetry={() => void retry()} retrying={isRefreshing} />
      ) : (
        <ErrorState page onRetry={() => void retry()} retrying={isRefreshing} />
      )}
    </Waiting>
  );
}

function Waiting({ failed, children }: { failed: boolean; children: ReactNode }) {
  const t = useTranslations('login');
  return (
    <ScreenFrame title={t('bar')} busy={!failed} dock={!failed && <SkeletonDock />}>
      {failed ? (
        children
      ) : (
        <>
          <h1 className="vh">{t('bar')}</h1>
          <Skeleton>
            <SkeletonHead />
            <SkeletonForm fields={1} />
          </Skeleton>
        </>
      )}
    </ScreenFrame>
  );
}

/** An address that names nobody leads to the screen that asks for whom. */
function useAskFirst(needed: boolean): void {
  const navigator = useNavigator();
  useEffect(() => {
    if (!needed) return;
    navigator.replace({ path: '/pages/account/get-code-page/get-code-page', query: {} });
  }, [needed, navigator]);
}
