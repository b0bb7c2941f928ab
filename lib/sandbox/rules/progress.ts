import type { Step } from '@/lib/api/schemas/basics';
import type { AccountState } from '@/lib/api/schemas/order';
import type { Account, StoredApplication, StoredOrder } from '../core/account-state';
import { Refusal } from '../core/refusal';
import { isOverdue } from './orders';
import { retryTime, validUntil } from './review';

/** The application handed in last; undefined where none ever was. */
export function currentApplication(account: Account): StoredApplication | undefined {
  return account.applications.at(-1);
}

/** The one loan that is not paid back yet. */
export function activeOrder(account: Account): StoredOrder | undefined {
  return account.orders.find((order) => order.stage !== 'cleared');
}

/** Where an account stands at `now`: one of the ten states of contract.md section 2. */
export function accountState(account: Account, now: number): AccountState {
  const order = activeOrder(account);
  if (order) return isOverdue(order, now) ? 'overdue' : order.stage;
  const application = currentApplication(account);
  if (!application) return 'init';
  // A loan that was paid back leaves its approval standing: the next one needs no new review.
  if (application.used) return 'cleared';
  const decision = application.decision;
  if (!decision) return 'review';
  if (decision.kind === 'approved') return now <= validUntil(decision.at) ? 'approved' : 'init';
  if (decision.kind === 'refused') return now < retryTime(decision.at) ? 'refused' : 'init';
  return 'not_approved';
}

/** The step to go on with: the first not done, or not corrected yet after a review. */
export function nextStep(account: Account, now: number): Step {
  const state = accountState(account, now);
  if (state === 'not_approved') return currentApplication(account)?.fix[0] ?? 'submit';
  if (state !== 'init') return 'done';
  return firstOpenStep(account);
}

/** The first step with nothing saved; `submit` when all are there. */
export function firstOpenStep(account: Account): Step {
  if (!account.basic) return 'basic';
  if (!account.extra) return 'social';
  if (!account.transfer) return 'withdrawal';
  return hasAllPhotos(account) ? 'submit' : 'id_card';
}

/** True when both sides of the ID card and the selfie were accepted. */
export function hasAllPhotos({ images }: Account): boolean {
  return images.id_front !== null && images.id_back !== null && images.selfie !== null;
}

/** Notes that a step was saved again, where a review asked for it. */
export function markCorrected(account: Account, step: Step): void {
  const application = currentApplication(account);
  if (application) application.fix = application.fix.filter((open) => open !== step);
}

/** Throws unless the person's data may change now: not in review, once approved, or with a loan. */
export function ensureEditable(account: Account, now: number): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'data_locked' });
  if (state === 'approved') throw new Refusal('state', { key: 'data_approved' });
  if (activeOrder(account)) throw new Refusal('state', { key: 'data_in_use' });
}
