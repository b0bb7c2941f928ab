import type { Account } from '../core/account-state';
import type { SandboxState } from '../core/sandbox-state';
import { settlePayout } from './orders';
import { settleReview } from './review';

/** Lets everything happen in an account that its time has come for by `now`. */
export function settleAccount(account: Account, now: number): void {
  settleReview(account, now);
  for (const order of account.orders) settlePayout(account, order, now);
}

/** The same for everybody. */
export function settleAll(state: SandboxState, now: number): void {
  for (const account of state.accounts) settleAccount(account, now);
}
