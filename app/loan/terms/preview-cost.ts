import { penaltyParts } from '@/app/orders/penalty-parts';
import type { Cost } from '@/components/breakdown/cost';
import type { Preview } from '@/lib/api/schemas/loan';

/** A preview as the cost components take it. */
export function costOf(preview: Preview): Cost {
  return {
    amount: preview.amount,
    termDays: preview.term_days,
    arrival: preview.arrival,
    discount: preview.discount,
    repayment: preview.repayment,
    repayDate: preview.repay_date,
    cae: preview.cae,
    penalty: penaltyParts(preview.amount, preview.penalty),
  };
}
