import type { AccountState } from '@/lib/api/schemas/order';

/** Why the account cannot take a loan now; a message key below `loan.blocked`. */
export type BlockReason = 'init' | 'review' | 'refused' | 'notApproved' | 'running';

const reasons: Record<AccountState, BlockReason | null> = {
  init: 'init',
  review: 'review',
  refused: 'refused',
  not_approved: 'notApproved',
  waiting: 'running',
  lending: 'running',
  overdue: 'running',
  payment_failed: 'running',
  // The approval of a repaid loan is valid for the next one.
  cleared: null,
  approved: null,
};

/** Why an account in this state cannot take a loan; `null` if it can. */
export function blockReason(state: AccountState): BlockReason | null {
  return reasons[state];
}
