'use client';
import { PayoutForm } from '@/app/payout/payout-form';
import { type PayoutQuery, payoutQuery } from '@/app/payout/payout-query';
import { PayoutWaiting } from '@/app/payout/payout-waiting';
import { usePayoutLoad } from '@/app/payout/use-payout-load';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { defineScreen } from '@/lib/router/define-screen';
import '@/app/payout/payout.css';

/**
 * Where the loan is paid out to, saved at once: for accounts that began with this version, and for
 * mending a payment that failed (contract.md section 5).
 */
export const screen = defineScreen({
  query: payoutQuery,
  Screen: StepWithdrawal,
  needsLogin: true,
});

function StepWithdrawal(query: PayoutQuery) {
  const load = usePayoutLoad();
  if (load.name === 'ready') {
    return <PayoutForm load={load} query={query} save={saveTransferInfo} />;
  }
  return <PayoutWaiting load={load} applying={!query.back && !query.order_no} />;
}
