import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { StepFallback } from '@/app/application/step-fallback';
import { StepForm } from '@/app/application/step-form';
import { stepPath } from '@/app/application/step-path';
import { useStepForm } from '@/app/application/use-step-form';
import type { StepPending } from '@/app/application/use-step-load';
import { Notice } from '@/components/notice/notice';
import { SkeletonForm } from '@/components/skeleton/skeleton';
import { saveTransferInfo } from '@/lib/api/calls/application';
import type { Step } from '@/lib/api/schemas/basics';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import type { AccountType } from '@/lib/chile/account-number';
import { useFormat } from '@/lib/format/use-format';
import { useRouter } from '@/lib/router/use-router';
import { showToast } from '@/lib/toast/toast';
import { AccountCheck, type LikelyAnswer, useAccountCheck } from './account-check';
import { ids, payoutForm } from './payout.ids';
import { PayoutFields } from './payout-fields';
import {
  initialPayout,
  ownerOf,
  type PayoutIn,
  type PayoutOut,
  payoutFieldOf,
  payoutSchema,
  toTransferInfo,
} from './payout-schema';
import { type PayoutReady, usePayoutLoad } from './use-payout-load';

/**
 * The query of both payout screens. `back=1`: returns to the previous screen after the save. `fix=1`: opened
 * from Home for a correction, and returns there. `order_no`: the loan whose payment failed.
 */
export const payoutQuery = v.object({
  back: v.optional(v.string()),
  fix: v.optional(v.string()),
  order_no: v.optional(v.string()),
});

type PayoutQuery = v.InferOutput<typeof payoutQuery>;

/** Both payout screens: the account that loans are paid to. */
export function PayoutScreen(query: PayoutQuery) {
  const load = usePayoutLoad();
  if (load.name !== 'ready') return <PayoutFallback load={load} query={query} />;
  return <PayoutForm load={load} query={query} />;
}

/** The label of each field. */
const labels: Record<string, 'phone' | 'bank' | 'number' | 'type' | 'holder'> = {
  phone: 'phone',
  bank_code: 'bank',
  account_number: 'number',
  bank_account_type: 'type',
  full_name: 'holder',
};

type Props = { load: PayoutReady; query: PayoutQuery };

/** The form for the account that loans are paid out to. Nothing is sent before the user has confirmed the account. */
function PayoutForm({ load, query }: Props) {
  const t = useTranslations('payout');
  const { saved, basic, applying, failedOrder, review } = load;
  const [initial] = useState(() => initialPayout(saved, basic));
  const owner = ownerOf(basic);
  const check = useAccountCheck(saveTransferInfo);
  const sentType = useRef<AccountType>(initial.account_type);
  const form = useStepForm<PayoutIn, PayoutOut>({
    name: payoutForm,
    schema: payoutSchema,
    initial,
    save: (values) => {
      sentType.current = values.account_type;
      return check.save(toTransferInfo(values));
    },
    onSaved: useOnSaved(query, load),
    fieldOf: (wireName) => payoutFieldOf(wireName, sentType.current),
    nameOf: (path) => t(labels[path] ?? 'kind'),
  });
  const format = useFormat();
  const isBank = form.chosen('account_type').value === 'bank';
  const banks = useCall('app/get_bank_list', isBank ? {} : null, { quiet: true });
  const isBankMissing = !banks.data && banks.error && !form.form.getValues('bank_code');
  function take({ field, likely }: LikelyAnswer) {
    form.set(field, likely);
    check.change({ [field]: likely });
  }
  return (
    <StepForm
      step="withdrawal"
      standaloneTitle={applying ? undefined : t('bar')}
      form={form}
      ids={ids}
      title={t('title')}
      compact
      lede={t('lede')}
      submitLabel={t('check.open')}
      waiting={isBankMissing ? t('banksMissing') : undefined}
      review={review}
      notice={failedOrder && <PaymentFailed order={failedOrder} />}
      overlay={
        check.pending && (
          <AccountCheck
            {...check.pending}
            saving={check.saving}
            owner={owner}
            replaced={saved}
            wasRejected={failedOrder !== undefined}
            confirmLabel={
              failedOrder
                ? t('failed.save', { amount: format.money(failedOrder.arrival) })
                : t('check.confirm')
            }
            onTake={take}
          />
        )
      }
    >
      <div className="mt-4">
        <PayoutFields form={form} withClaim={applying} run={owner.run} />
      </div>
    </StepForm>
  );
}

/** Why the payment failed, and which amount is paid once the account is saved. */
function PaymentFailed({ order }: { order: Order }) {
  const t = useTranslations('payout.failed');
  const format = useFormat();
  return (
    <div className="mt-4">
      <Notice tone="warn" title={t('title')} id={ids.paymentFailed}>
        {order.fail_reason && <p className="strong">{order.fail_reason}</p>}
        <p className="mt-2">{t('next', { amount: format.money(order.arrival) })}</p>
      </Notice>
    </div>
  );
}

/**
 * Returns the navigation after the save: the previous screen, the loan whose payment is retried, Home after a
 * correction, or the next step.
 */
function useOnSaved(
  { back, fix, order_no }: PayoutQuery,
  { failedOrder, applying }: PayoutReady,
): (next: Step) => void {
  const t = useTranslations('payout');
  const router = useRouter();
  const order = order_no ?? failedOrder?.order_no;
  return (next) => {
    if (!applying) showToast(t('saved'));
    if (back === '1') router.back();
    else if (order !== undefined) {
      router.replace('/pages/order-detail/order-detail', { order_no: order });
    } else if (fix === '1' || next === 'done') router.relaunch('/');
    else router.push(stepPath(next));
  };
}

/** The payout screens while their form cannot be rendered. */
function PayoutFallback({ load, query }: { load: StepPending; query: PayoutQuery }) {
  const t = useTranslations('payout');
  // The account's state is not known yet.
  const standalone = Boolean(query.back || query.order_no);
  return (
    <StepFallback
      step="withdrawal"
      standaloneTitle={standalone ? t('bar') : undefined}
      title={t('title')}
      lede={t('lede')}
      compact
      load={load}
    >
      <SkeletonForm fields={3} />
    </StepFallback>
  );
}
