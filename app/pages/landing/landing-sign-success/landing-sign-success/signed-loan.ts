import type { ConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { dueDateOf } from '@/app/orders/due-date';
import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';

/** The loan that was signed. Whole pesos. */
export type SignedLoan = {
  readonly orderNo: string;
  readonly arrival: number;
  readonly repayment: number;
  /** `null` where it is not known before the payout. */
  readonly repayDate: CalendarDate | null;
  /** The last day to pay without late charges, where the due date is no working day. */
  readonly payUntil: CalendarDate | undefined;
  /** `null` until the order is fetched. */
  readonly state: Order['state'] | null;
  /** Until when it can be cancelled; absent where it cannot, and until the order is fetched. */
  readonly cancelUntil: string | undefined;
  /** `null` until the order or the account is fetched. */
  readonly accountType: Order['account']['account_type'] | null;
  /** The last digits of that account; absent until the order is fetched. */
  readonly accountTail: string | undefined;
};

/**
 * The loan from the server's order; until that is fetched, from the quote that was signed on this device,
 * so that the result is shown at once, also offline. `null` if there is neither, and if the server has no such order
 * (any more): it was cancelled. An empty `orderNo` means the newest order.
 */
export function signedLoan(
  orderNo: string,
  from: {
    order: Order | null | undefined;
    confirmed: ConfirmedQuote | null;
    /** Of the user's payout account, to which the loan is paid. */
    accountType: SignedLoan['accountType'];
    today: CalendarDate;
  },
): SignedLoan | null {
  const { order, confirmed, accountType, today } = from;
  const quote = confirmed?.order_no === orderNo ? confirmed.quote : undefined;
  const figures = order === undefined ? quote : order;
  if (!figures) return null;
  return {
    orderNo: order?.order_no ?? orderNo,
    arrival: figures.arrival,
    repayment: figures.repayment,
    repayDate: order ? dueDateOf(order, today) : figures.repay_date,
    payUntil: figures.pay_until,
    state: order?.state ?? null,
    cancelUntil: order?.cancel_until,
    accountType: order?.account.account_type ?? accountType,
    accountTail: order?.account.tail,
  };
}

/** How far the payout of a signed loan is. */
export type Payout = 'sending' | 'arrived' | 'failed';

/** The payout of a loan; it has also arrived if the loan is overdue or repaid by now. */
export function payoutOf({ state }: SignedLoan): Payout {
  if (state === 'payment_failed') return 'failed';
  return state === null || state === 'waiting' ? 'sending' : 'arrived';
}
