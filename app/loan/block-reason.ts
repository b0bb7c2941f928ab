import type { AccountState } from '@/lib/api/schemas/order';

/** Why a loan cannot be taken now, as a key of the catalogue. */
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
  // The approval of a loan that was paid back stands for the next one.
  cleared: null,
  approved: null,
};

/** Why an account in this state cannot take a loan; `null` where it can. */
export function blockReason(state: AccountState): BlockReason | null {
  return reasons[state];
}
