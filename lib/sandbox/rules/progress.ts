import type { Step } from '@/lib/api/schemas/basics';
import type { AccountState } from '@/lib/api/schemas/order';
import { Refusal } from '../core/refusal';
import type { Account, SandboxState, StoredApplication, StoredOrder } from '../core/state';
import { isOverdue, payOutIfDue } from './orders';
import { approvalEnd, decideIfDue, retryTime } from './review';

/** Runs the reviews and payouts that are due at `now`, in all accounts. */
export function processDueEvents(state: SandboxState, now: number): void {
  for (const account of state.accounts) {
    decideIfDue(account, now, state);
    for (const order of account.orders) payOutIfDue(account, order, now);
  }
}

/** The last submitted application; undefined if there is none. */
export function currentApplication(account: Account): StoredApplication | undefined {
  return account.applications.at(-1);
}

/** The loan that is not paid back; there is at most one. */
export function activeOrder(account: Account): StoredOrder | undefined {
  return account.orders.find((order) => order.status !== 'cleared');
}

/** The account's state at `now`: one of the ten of contract.md section 2. */
export function accountState(account: Account, now: number): AccountState {
  const order = activeOrder(account);
  if (order) return isOverdue(order, now) ? 'overdue' : order.status;
  const application = currentApplication(account);
  if (!application) return 'init';
  // An approval stays valid after its loan was paid back: the next loan needs no new review.
  if (application.used) return 'cleared';
  const decision = application.decision;
  if (!decision) return 'review';
  if (decision.kind === 'approved') return now <= approvalEnd(decision.at) ? 'approved' : 'init';
  if (decision.kind === 'refused') return now < retryTime(decision.at) ? 'refused' : 'init';
  return 'not_approved';
}

/** The next step: the first one that is missing, or to be corrected after a review. */
export function nextStep(account: Account, now: number): Step {
  const state = accountState(account, now);
  if (state === 'not_approved') return currentApplication(account)?.fix[0] ?? 'submit';
  if (state !== 'init') return 'done';
  return firstMissingStep(account);
}

/** The first step without saved data; `submit` if all are saved. */
export function firstMissingStep(account: Account): Step {
  if (!account.basic) return 'basic';
  if (!account.extra) return 'social';
  if (!account.transfer) return 'withdrawal';
  return hasAllPhotos(account) ? 'submit' : 'id_card';
}

/** True if both sides of the ID card and the selfie were accepted. */
export function hasAllPhotos({ images }: Account): boolean {
  return images.id_front !== null && images.id_back !== null && images.selfie !== null;
}

/** Marks a step that a review asked for as corrected. */
export function markCorrected(account: Account, step: Step): void {
  const application = currentApplication(account);
  if (application) application.fix = application.fix.filter((open) => open !== step);
}

/** Throws if the personal data may not change: during a review, once approved, or with a loan. */
export function ensureEditable(account: Account, now: number): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'data_locked' });
  if (state === 'approved') throw new Refusal('state', { key: 'data_approved' });
  if (activeOrder(account)) throw new Refusal('state', { key: 'data_in_use' });
}
