import type { Preview } from '@/lib/api/schemas/loan';

/** What matters to the person and may differ between two readings of the same choice. */
export type TermsChange = 'arrival' | 'repayment' | 'date' | 'cae' | 'penalty';

/** What is different now, in the order it is told. */
export function termsChanges(before: Preview, now: Preview): TermsChange[] {
  const differs: Record<TermsChange, boolean> = {
    arrival: before.arrival !== now.arrival,
    repayment: before.repayment !== now.repayment,
    date: before.repay_date !== now.repay_date,
    cae: before.cae !== now.cae,
    penalty:
      before.penalty.once_rate !== now.penalty.once_rate ||
      before.penalty.daily_rate !== now.penalty.daily_rate,
  };
  return order.filter((change) => differs[change]);
}

const order: readonly TermsChange[] = ['arrival', 'repayment', 'date', 'cae', 'penalty'];
