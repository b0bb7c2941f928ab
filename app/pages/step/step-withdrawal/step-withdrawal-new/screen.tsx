'use client';
import { useTranslations } from 'next-intl';
import { PayoutForm } from '@/app/payout/payout-form';
import { type PayoutQuery, payoutQuery } from '@/app/payout/payout-query';
import { PayoutWaiting } from '@/app/payout/payout-waiting';
import { type PayoutReady, usePayoutLoad } from '@/app/payout/use-payout-load';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { defineScreen } from '@/lib/router/define-screen';
import { AccountCheck } from './account-check';
import { useAccountCheck } from './use-account-check';
import '@/app/payout/payout.css';
import './screen.css';

/**
 * Where the loan is paid out to, with a summary that the person confirms before it is saved: the
 * version in use (contract.md section 5).
 */
export const screen = defineScreen({
  query: payoutQuery,
  Screen: StepWithdrawalNew,
  needsLogin: true,
});

function StepWithdrawalNew(query: PayoutQuery) {
  const load = usePayoutLoad();
  if (load.name === 'ready') return <CheckedForm load={load} query={query} />;
  return <PayoutWaiting load={load} applying={!query.back && !query.order_no} />;
}

function CheckedForm({ load, query }: { load: PayoutReady; query: PayoutQuery }) {
  const t = useTranslations('payout.check');
  const check = useAccountCheck(saveTransferInfo);
  return (
    <PayoutForm load={load} query={query} action={t('open')} save={check.save}>
      {check.asked && <AccountCheck {...check.asked} saving={check.saving} />}
    </PayoutForm>
  );
}
