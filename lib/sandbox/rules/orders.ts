import type { TransferInfo } from '@/lib/api/schemas/application';
import type { SignedAgreement } from '@/lib/api/schemas/basics';
import type { Quote } from '@/lib/api/schemas/loan';
import type { Order } from '@/lib/api/schemas/order';
import { type AccountDoubt, accountDoubts } from '@/lib/chile/account-doubts';
import { addDays, type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf, toBusinessIso } from '@/lib/chile/santiago';
import { nextWorkingDay } from '@/lib/chile/working-days';
import { type LedgerBalance, type LedgerLoan, ledgerOn } from '@/lib/loan/ledger';
import type { Account, SandboxState, StoredOrder } from '../core/state';
import { type Language, translate } from '../core/texts';
import { holdsUntil, payOptionsIn } from '../data/pay-options';
import { limitRaise, products } from '../data/products';
import { ownerOf } from './accounts';
import { cancelEnd } from './cancel';

type StoredPayment = StoredOrder['payments'][number];

/** How long a payout takes, in ms: short, so that a demo can show it. */
const payoutMs = 8000;

/** What is due on a loan: with interest up to today, without penalty until the due date has passed. */
export type Due = { daysOverdue: number; penalty: number; amount: number };

/** A loan to add to an account. */
export type NewLoan = {
  quote: Omit<Quote, 'preview_id'>;
  due_days: number;
  request_id: string;
  applied_at: number;
  transfer: TransferInfo;
  agreement?: SignedAgreement;
};

/** Adds the order of a loan, whose payout follows 8 seconds later. */
export function addOrder(state: SandboxState, account: Account, loan: NewLoan): StoredOrder {
  const { quote, due_days, request_id, applied_at, transfer, agreement = null } = loan;
  const { amount, term_days, service_fee, discount, interest, arrival, repayment } = quote;
  const order: StoredOrder = {
    order_no: orderNumber(applied_at, state.next_order),
    request_id,
    status: 'waiting',
    ...{ amount, term_days, due_days, service_fee, discount, interest, arrival, repayment },
    repay_date: quote.repay_date,
    pay_until: nextWorkingDay(quote.repay_date),
    cae: quote.cae,
    penalty: { ...quote.penalty },
    agreement,
    coupon_id: quote.coupon?.id ?? null,
    applied_at,
    payout_at: applied_at + payoutMs,
    disbursed_at: null,
    cleared_at: null,
    payments: [],
    failed_payments: [],
    account: { ...transfer },
    fail_reason: null,
  };
  state.next_order += 1;
  account.orders.push(order);
  return order;
}

/** True from the day after the last one to pay without late charges, in Santiago. */
export function isOverdue(order: StoredOrder, now: number): boolean {
  return order.status === 'lending' && calendarDateOf(now) > order.pay_until;
}

/** What is due at `now`; for a cleared loan, nothing, and the days overdue on the day from which it was. */
export function dueOf(order: StoredOrder, now: number): Due {
  if (order.status === 'waiting' || order.status === 'payment_failed') {
    return { daysOverdue: 0, penalty: 0, amount: 0 };
  }
  const cleared = order.status === 'cleared' ? clearedDay(order) : null;
  const daysOverdue = Math.max(0, daysBetween(order.pay_until, cleared ?? calendarDateOf(now)));
  if (cleared !== null) return { daysOverdue, penalty: 0, amount: 0 };
  const { due, lateSoFar } = balanceOn(order, calendarDateOf(now));
  return { daysOverdue, penalty: lateSoFar.once + lateSoFar.days, amount: due };
}

/** What is due on a day if nothing else is paid until then. */
export function dueOn(order: StoredOrder, day: CalendarDate): number {
  return balanceOn(order, day).due;
}

function balanceOn(order: StoredOrder, day: CalendarDate): LedgerBalance {
  const { amount, interest, term_days: termDays, pay_until: due, penalty: rates } = order;
  const start = calendarDateOf(order.disbursed_at ?? order.applied_at);
  const loan: LedgerLoan = { amount, interest, termDays, start, due, rates };
  return ledgerOn(loan, order.payments.map(ledgerPayment), day);
}

function ledgerPayment({ counts_from, amount }: StoredPayment) {
  return { day: calendarDateOf(counts_from), amount };
}

/** The day from which nothing was left: that of the last payment that was not all too much. */
function clearedDay(order: StoredOrder): CalendarDate {
  const days = order.payments
    .filter(({ amount, overpaid }) => overpaid < amount)
    .map(({ counts_from }) => calendarDateOf(counts_from));
  return days.sort().at(-1) ?? calendarDateOf(order.cleared_at ?? order.applied_at);
}

/**
 * Pays out once the time has come, or fails: scripted, for an account number that ends in 0000, or to an account that
 * is not the borrower's own, as the bank compares RUN and name, whatever the user has confirmed.
 */
export function payOutIfDue(account: Account, order: StoredOrder, now: number): void {
  const at = order.payout_at;
  if (order.status !== 'waiting' || now < at) return;
  const isRejected = accountDoubts(order.account, ownerOf(account)).some(({ kind }) =>
    rejectedDoubts.includes(kind),
  );
  const ends0000 = order.account.account_number.endsWith('0000');
  if (account.script.payout_fails || ends0000 || isRejected) {
    order.status = 'payment_failed';
    order.fail_reason = 'payout_account_rejected';
    account.script.payout_fails = false;
    return;
  }
  order.status = 'lending';
  order.disbursed_at = at;
  // The term starts on the day of the payout, also after the account was corrected.
  order.repay_date = addDays(calendarDateOf(at), order.due_days);
  order.pay_until = nextWorkingDay(order.repay_date);
}

const rejectedDoubts: readonly AccountDoubt['kind'][] = ['checkDigit', 'otherRun', 'holder'];

/** Repeats a failed payout, to the account that is saved now. */
export function retryPayout(account: Account, order: StoredOrder, now: number): void {
  if (!account.transfer) return;
  order.account = { ...account.transfer };
  order.status = 'waiting';
  order.payout_at = now + payoutMs;
  order.fail_reason = null;
}

/** A payment to book; `amount` and `fee` are in pesos, `ordered_at` is `now` where it is not said. */
export type ReceivedPayment = {
  payment_id: string;
  option_id: string;
  amount: number;
  fee: number;
  /** Of a transfer. */
  reference?: string | undefined;
  ordered_at?: number;
  now: number;
};

/**
 * Books a payment from when it was ordered, if it has come in time for that; clears the loan when nothing is due, and
 * raises the limit if it was on time.
 */
export function payOrder(
  account: Account,
  order: StoredOrder,
  { now, ordered_at = now, ...payment }: ReceivedPayment,
): void {
  const counts_from = now < holdsUntil(payment.option_id, ordered_at) ? ordered_at : now;
  order.payments.push({ ...payment, paid_at: now, counts_from, balance_after: 0, overpaid: 0 });
  const { due, covered } = balanceOn(order, calendarDateOf(now));
  // One that counts from before another may make that one too much.
  const inOrder = [...order.payments].sort((a, b) =>
    daysBetween(calendarDateOf(b.counts_from), calendarDateOf(a.counts_from)),
  );
  for (const [index, one] of inOrder.entries()) one.overpaid = covered[index]?.overpaid ?? 0;
  const booked = order.payments.at(-1);
  if (booked) booked.balance_after = due;
  if (due > 0 || order.status === 'cleared') return;
  order.status = 'cleared';
  order.cleared_at = now;
  const highest = Math.max(...products.map((product) => product.max_amount));
  if (dueOf(order, now).daysOverdue === 0) {
    account.limit = Math.min(account.limit + limitRaise, highest);
  }
}

/** What was paid too much of each order; the sandbox returns none of it. */
export function overpaidOrders({ orders }: Account): { order_no: string; amount: number }[] {
  return orders
    .map(({ order_no, payments }) => ({
      order_no,
      amount: payments.reduce((sum, { overpaid }) => sum + overpaid, 0),
    }))
    .filter(({ amount }) => amount > 0);
}

/** What is due tomorrow, and on the last day without late charges, if nothing is paid until then. */
function forecastOf(order: StoredOrder, now: number): Order['forecast'] {
  if (order.status !== 'lending') return undefined;
  const tomorrow = addDays(calendarDateOf(now), 1);
  const dates = order.pay_until > tomorrow ? [tomorrow, order.pay_until] : [tomorrow];
  return dates.map((date) => ({ date, amount: dueOn(order, date) }));
}

/** The due date and the last day without late charges: until the payout, as if it were today. */
function datesOf({ status, due_days, ...order }: StoredOrder, now: number) {
  const isPaidOut = status === 'lending' || status === 'cleared';
  const repay_date = isPaidOut ? order.repay_date : addDays(calendarDateOf(now), due_days);
  return { repay_date, pay_until: isPaidOut ? order.pay_until : nextWorkingDay(repay_date) };
}

/** `Order` of the contract. */
export function viewOrder(order: StoredOrder, now: number, language: Language): Order {
  const due = dueOf(order, now);
  const { order_no, amount, term_days, service_fee, interest, arrival, repayment } = order;
  const { account_type, bank_code, account_number } = order.account;
  const view: Order = {
    order_no,
    state: isOverdue(order, now) ? 'overdue' : order.status,
    ...{ amount, term_days, service_fee, interest, arrival, repayment },
    ...datesOf(order, now),
    applied_at: toBusinessIso(order.applied_at),
    days_overdue: due.daysOverdue,
    penalty_due: due.penalty,
    amount_due: due.amount,
    account: { account_type, tail: account_number.slice(-4), ...(bank_code && { bank_code }) },
    cae: order.cae,
    penalty: { ...order.penalty },
  };
  const forecast = forecastOf(order, now);
  if (forecast) view.forecast = forecast;
  const until = cancelEnd(order, now);
  if (until !== null) view.cancel_until = toBusinessIso(until);
  if (order.agreement !== null) view.agreement = { ...order.agreement };
  if (order.disbursed_at !== null) view.disbursed_at = toBusinessIso(order.disbursed_at);
  if (order.cleared_at !== null) view.cleared_at = toBusinessIso(order.cleared_at);
  if (order.discount > 0) view.discount = order.discount;
  if (order.payments.length > 0) {
    const options = payOptionsIn(language);
    view.payments = order.payments.map(({ paid_at, counts_from, overpaid, ...payment }) => ({
      ...payment,
      ...(overpaid > 0 && { overpaid }),
      ordered_at: toBusinessIso(counts_from),
      paid_at: toBusinessIso(paid_at),
      way: options.find(({ id }) => id === payment.option_id)?.name,
    }));
  }
  if (order.failed_payments.length > 0) {
    view.failed_payments = order.failed_payments.map(({ payment_id, result, at }) => ({
      payment_id,
      state: result === 'failure' ? 'rejected' : 'cancelled',
      at: toBusinessIso(at),
    }));
  }
  if (order.fail_reason) {
    view.fail_reason = translate(language, order.fail_reason);
    view.fail_code = order.fail_reason;
  }
  return view;
}

/**
 * Year, month and a running number: `26110682`. Other borrowers take ten a day, so that a loan of another day never has
 * the same one, in no scenario.
 */
function orderNumber(appliedAt: number, running: number): string {
  const [year = '', month = '', day = ''] = calendarDateOf(appliedAt).split('-');
  return `${year.slice(2)}${month}${String(running + 10 * Number(day)).padStart(4, '0')}`;
}
