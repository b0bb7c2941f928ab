import { useTranslations } from 'next-intl';
import { stepPath } from '@/app/application/step-path';
import type { Step } from '@/lib/api/schemas/basics';
import { useRouter } from '@/lib/router/use-router';
import { showToast } from '@/lib/toast/toast';
import type { PayoutQuery } from './payout-query';
import type { PayoutReady } from './use-payout-load';

/**
 * The way on once the account is saved: back to where it was changed from, to the loan whose payment
 * is tried again, Home after a correction, or on in the application.
 */
export function useAfterSave(
  { back, fix, order_no }: PayoutQuery,
  { failedOrder, applying }: Pick<PayoutReady, 'failedOrder' | 'applying'>,
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
