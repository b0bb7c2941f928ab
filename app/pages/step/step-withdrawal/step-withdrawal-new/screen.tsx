'use client';
import { useTranslations } from 'next-intl';
import {
  PayoutFallback,
  PayoutForm,
  type PayoutQuery,
  payoutQuery,
} from '@/app/payout/payout-form';
import { type PayoutReady, usePayoutLoad } from '@/app/payout/use-payout-load';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { defineScreen } from '@/lib/router/define-screen';
import { AccountCheck, useAccountCheck } from './account-check';

/** The payout account, which the user confirms in a summary before it is saved: the default version (contract.md section 5). */
export const screen = defineScreen({
  query: payoutQuery,
  Screen: StepWithdrawalNew,
  needsLogin: true,
});

function StepWithdrawalNew(query: PayoutQuery) {
  const load = usePayoutLoad();
  if (load.name !== 'ready') return <PayoutFallback load={load} query={query} />;
  return <CheckedForm load={load} query={query} />;
}

function CheckedForm({ load, query }: { load: PayoutReady; query: PayoutQuery }) {
  const t = useTranslations('payout.check');
  const { save, pending, saving } = useAccountCheck(saveTransferInfo);
  return (
    <PayoutForm
      load={load}
      query={query}
      submitLabel={t('open')}
      save={save}
      overlay={pending && <AccountCheck {...pending} saving={saving} />}
    />
  );
}
