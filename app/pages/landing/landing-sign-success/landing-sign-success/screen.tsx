'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { FailedFrame } from '@/app/loan/failed-frame';
import { readConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { OrderNotFound } from '@/app/orders/order-not-found';
import { useOrder } from '@/app/orders/use-order';
import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useToday } from '@/lib/server-time/use-today';
import { LoanSigned } from './loan-signed';
import { signedLoan } from './signed-loan';

/** After signing: the order's number and the next steps (contract.md section 5, landing-sign-success). */
export const screen = defineScreen({
  query: v.object({ order_no: v.optional(v.string(), '') }),
  Screen: LandingSignSuccess,
  needsLogin: true,
});

function LandingSignSuccess({ order_no }: { order_no: string }) {
  const t = useTranslations('landingSignSuccess');
  const call = useOrder(order_no);
  const [confirmed] = useState(readConfirmedQuote);
  // Seen while signing, so that it is known before the order's reply.
  const account = useCall('app/get_bank_info', {}, { quiet: true });
  const loan = signedLoan(order_no, {
    order: call.data,
    confirmed,
    accountType: account.data?.account_type ?? null,
    today: useToday(),
  });
  if (loan) return <LoanSigned loan={loan} order={call.data} lookedAt={call.fetchedAt} />;
  if (call.data === undefined && call.error)
    return <FailedFrame title={t('bar')} call={call} part="loan" text={t('notShown')} />;
  const isLoading = call.data === undefined;
  return (
    <ScreenFrame back={false} heading={isLoading} sky={isLoading} busy={isLoading} title={t('bar')}>
      {isLoading ? (
        <Skeleton>
          <SkeletonHero />
          <SkeletonSection>
            <SkeletonRows count={3} />
          </SkeletonSection>
        </Skeleton>
      ) : (
        <OrderNotFound orderNo={order_no} />
      )}
    </ScreenFrame>
  );
}
