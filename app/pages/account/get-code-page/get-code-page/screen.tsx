'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { LoggedInAlready } from '@/app/account/logged-in-already';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { SkeletonForm } from '@/components/skeleton/skeleton-form';
import { SkeletonHead } from '@/components/skeleton/skeleton-head';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { CodeRequest } from './code-request';

/** `next=apply`: the person logs in in order to apply, and goes on with the application afterwards. */
const query = v.object({ next: v.fallback(v.optional(v.literal('apply')), undefined) });

/** Asks where the login code shall go: to a phone or an e-mail address (contract.md section 5). */
export const screen = defineScreen({ query, Screen: GetCode });

function GetCode({ next }: v.InferOutput<typeof query>) {
  const t = useTranslations('getCode');
  const {
    data: option,
    error,
    isOffline,
    isRefreshing,
    retry,
  } = useCall('app/get_login_option', {});
  if (option) {
    return (
      <>
        <LoggedInAlready />
        <CodeRequest option={option} next={next} />
      </>
    );
  }
  const State = isOffline ? OfflineState : ErrorState;
  return (
    <ScreenFrame title={t('bar')} busy={!error} dock={!error && <SkeletonDock />}>
      <LoggedInAlready />
      {error ? (
        <State page onRetry={() => void retry()} retrying={isRefreshing} />
      ) : (
        <>
          <h1 className="vh">{t('bar')}</h1>
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
