import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf, toBusinessIso } from '@/lib/chile/santiago';
import { daysOverdue, dueDate } from '@/lib/loan/due';
import { penaltyOf } from '@/lib/loan/penalty';
import type { Account, StoredOrder } from '../core/account-state';
import { limitRaise, penalty, products } from '../data/products';
import { type Language, say } from '../texts/say';

/** How long the institution processes a pay-out, in milliseconds: short, so that a demo can watch it. */
export const payoutMs = 8000;

/** What a loan costs on a day: nothing but the repayment until the due date has passed. */
export type Due = { daysOverdue: number; penalty: number; amount: number };

/** True from the first day after the due date, by Santiago's calendar. */
export function isOverdue(order: StoredOrder, now: number): boolean {
  return order.stage === 'lending' && calendarDateOf(now) > order.repay_date;
}

/** What is to be paid at `now` (on the day it was cleared, for a loan paid back: nothing). */
export function dueOf(order: StoredOrder, now: number): Due {
  if (order.stage === 'waiting' || order.stage === 'payment_failed') {
    return { daysOverdue: 0, penalty: 0, amount: 0 };
  }
  const day = calendarDateOf(order.cleared_at ?? now);
  const late = daysOverdue(order.repay_date, day);
  if (order.stage === 'cleared') return { daysOverdue: late, penalty: 0, amount: 0 };
  const { total } = penaltyOf({ amount: order.amount, daysOverdue: late, rates: penalty });
  const amount = Math.max(0, order.repayment + total - order.paid);
  return { daysOverdue: late, penalty: total, amount };
}

/** Pays out, or fails to, once the institution's time is over. */
export function settlePayout(account: Account, order: StoredOrder, now: number): void {
  const at = order.payout_at;
  if (order.stage !== 'waiting' || now < at) return;
  if (account.plan.payout_fails || order.account.account_number.endsWith('0000')) {
    order.stage = 'payment_failed';
    order.fail_reason = 'payout_account_rejected';
    account.plan.payout_fails = false;
    return;
  }
  order.stage = 'lending';
  order.disbursed_at = at;
  // The term runs from the day the money came, however long a corrected account took.
  order.repay_date = dueDate(new Date(at), order.due_days);
}

/** Sends a pay-out that had failed once more, to the account saved now. */
export function retryPayout(account: Account, order: StoredOrder, now: number): void {
  if (!account.transfer) return;
  order.account = { ...account.transfer };
  order.stage = 'waiting';
  order.payout_at = now + payoutMs;
  order.fail_reason = null;
}

/** Books `amount` pesos paid; clears the loan when nothing is left, and rewards who was on time. */
export function payOrder(
  account: Account,
  order: StoredOrder,
  { amount, now }: { amount: number; now: number },
): void {
  const due = dueOf(order, now);
  order.paid += amount;
  if (due.amount > amount) return;
  order.stage = 'cleared';
  order.cleared_at = now;
  const highest = Math.max(...products.map((product) => product.max_amount));
  if (due.daysOverdue === 0) account.limit = Math.min(account.limit + limitRaise, highest);
}

/** `Order` of the contract. */
export function viewOrder(order: StoredOrder, now: number, language: Language): Order {
  const due = dueOf(order, now);
  const { order_no, amount, term_days, service_fee, interest, arrival, repayment } = order;
  const { account_type, bank_code, account_number } = order.account;
  const view: Order = {
    order_no,
    state: isOverdue(order, now) ? 'overdue' : order.stage,
    amount,
    term_days,
    service_fee,
    interest,
    arrival,
    repayment,
    repay_date: order.repay_date,
    applied_at: toBusinessIso(order.applied_at),
    days_overdue: due.daysOverdue,
    penalty_due: due.penalty,
    amount_due: due.amount,
    account: { account_type, tail: account_number.slice(-4), ...(bank_code && { bank_code }) },
  };
  if (order.disbursed_at !== null) view.disbursed_at = toBusinessIso(order.disbursed_at);
  if (order.cleared_at !== null) view.cleared_at = toBusinessIso(order.cleared_at);
  if (order.fail_reason) view.fail_reason = say(language, order.fail_reason);
  return view;
}
