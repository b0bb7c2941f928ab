import type { AccountState } from '@/lib/api/schemas/order';

/** True in the two states in which a loan can be taken: approved, or the last one paid back. */
export function canBorrow(state: AccountState | undefined): boolean {
  return state === 'approved' || state === 'cleared';
}
