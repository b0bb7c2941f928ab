import type { Quota } from '@/lib/api/schemas/home';
import { availableQuota } from '@/lib/loan/quota';
import type { Account } from '../core/account-state';
import { raisedLimit } from './benefits';

/**
 * `Quota` of the contract. `used` is what was paid out and not paid back, `frozen` what is on its way.
 * A voucher that ends while its loan runs takes nothing back: the total is never below what is taken.
 */
export function quotaOf(account: Account, now: number): Quota {
  const amountIn = (...stages: string[]) =>
    account.orders
      .filter((order) => stages.includes(order.stage))
      .reduce((sum, order) => sum + order.amount, 0);
  const used = amountIn('lending');
  const frozen = amountIn('waiting', 'payment_failed');
  return { total: Math.max(raisedLimit(account, now), used + frozen), used, frozen };
}

/** What can be borrowed now, in pesos. */
export function creditLeft(account: Account, now: number): number {
  return availableQuota(quotaOf(account, now));
}
