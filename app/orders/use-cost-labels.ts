import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import type { TotalBack } from './total-back';

/**
 * The label of an order's cost beside `total`, in the past of a loan that is repaid, and that of its CAE where the loan
 * is over or takes something else than what was signed: the CAE is the contract's then, and not that of the cost.
 */
export function useCostLabels(
  { repayment, state }: Pick<Order, 'repayment' | 'state'>,
  { amount, kind }: TotalBack,
): { cost: string; cae: string | undefined } {
  const t = useTranslations('orders.figures');
  const breakdown = useTranslations('ui.breakdown');
  const isCleared = state === 'cleared';
  return {
    cost: kind === 'agreed' ? t('costSigned') : breakdown(isCleared ? 'costPast' : 'cost'),
    cae: isCleared || amount !== repayment ? t('caeSigned') : undefined,
  };
}
