'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { FailedFrame } from '@/app/loan/failed-frame';
import { readKeptTerms } from '@/app/loan/terms/kept-terms';
import { useOrder } from '@/app/orders/find/use-order';
import { OrderMissing } from '@/app/orders/order-missing';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { defineScreen } from '@/lib/router/define-screen';
import './screen.css';
import { signedLoan } from './signed-loan';
import { Success } from './success';
import { SuccessSkeleton } from './success-skeleton';

/** The loan is signed: its number, and what comes next (contract.md section 5, landing-sign-success). */
export const screen = defineScreen({
  query: v.object({ order_no: v.optional(v.string(), '') }),
  Screen: LandingSignSuccess,
  needsLogin: true,
});

function LandingSignSuccess({ order_no }: { order_no: string }) {
  const t = useTranslations('landingSignSuccess');
  const call = useOrder(order_no);
  const [kept] = useState(readKeptTerms);
  const loan = signedLoan(order_no, { order: call.data, kept });
  if (loan) return <Success loan={loan} />;
  if (call.data === undefined && call.error) return <FailedFrame title={t('bar')} call={call} />;
  return (
    <ScreenFrame
      back={false}
      heading={call.data === undefined}
      busy={call.data === undefined}
      title={t('bar')}
      dock={call.data === undefined && <SkeletonDock second />}
    >
      {call.data === undefined ? <SuccessSkeleton /> : <OrderMissing />}
    </ScreenFrame>
  );
}
