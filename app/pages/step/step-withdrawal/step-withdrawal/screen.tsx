'use client';
import {
  PayoutFallback,
  PayoutForm,
  type PayoutQuery,
  payoutQuery,
} from '@/app/payout/payout-form';
import { usePayoutLoad } from '@/app/payout/use-payout-load';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { defineScreen } from '@/lib/router/define-screen';

/**
 * The payout account, saved without a check: for accounts that began with this version, and to fix a failed
 * payment (contract.md section 5).
 */
export const screen = defineScreen({
  query: payoutQuery,
  Screen: StepWithdrawal,
  needsLogin: true,
});

function StepWithdrawal(query: PayoutQuery) {
  const load = usePayoutLoad();
  if (load.name !== 'ready') return <PayoutFallback load={load} query={query} />;
  return <PayoutForm load={load} query={query} save={saveTransferInfo} />;
}
