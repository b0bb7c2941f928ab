import type { Preview } from '@/lib/api/schemas/loan';
import type { LoanChoice } from '../choice';

/**
 * Why figures must not be shown for a choice: they are for another one, or do not add up; `null` where
 * they may. For the developer. Source: contract.md section 2, `Preview`.
 */
export function previewFault(preview: Preview, choice: LoanChoice): string | null {
  const { amount, term_days, service_fee, arrival, interest, repayment } = preview;
  if (amount !== choice.amount) return `ret.amount is not ${choice.amount}`;
  if (term_days !== choice.term_days) return `ret.term_days is not ${choice.term_days}`;
  if (arrival !== amount - service_fee) return 'ret.arrival is not amount less service_fee';
  if (repayment !== amount + interest) return 'ret.repayment is not amount and interest';
  return null;
}
