import type { ConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { dueDateOf } from '@/app/orders/due-date';
import { orderCae } from '@/app/orders/order-cae';
import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';

/** The loan that was signed. Whole pesos; `cae` as a rate (0.583 is 58.3%). */
export type SignedLoan = {
  readonly orderNo: string;
  readonly arrival: number;
  readonly repayment: number;
  /** `null` where it is not known before the payout. */
  readonly repayDate: CalendarDate | null;
  readonly cae: number | null;
  /** `null` until the order is fetched. */
  readonly state: Order['state'] | null;
  /** Until when it can be cancelled; absent where it cannot, and until the order is fetched. */
  readonly cancelUntil: string | undefined;
  /** The payout account; `null` until the order is fetched. */
  readonly account: Order['account'] | null;
};

/**
 * The loan from the server's order; until that is fetched, from the quote that was signed on this device,
 * so that the result is shown at once, also offline. `null` if there is neither. An empty `orderNo` means
 * the newest order.
 */
export function signedLoan(
  orderNo: string,
  from: {
    order: Order | null | undefined;
    confirmed: ConfirmedQuote | null;
    today: CalendarDate;
  },
): SignedLoan | null {
  const { order, confirmed, today } = from;
  const quote = confirmed?.order_no === orderNo ? confirmed.quote : undefined;
  const figures = order ?? quote;
  if (!figures) return null;
  return {
    orderNo: order?.order_no ?? orderNo,
    arrival: figures.arrival,
    repayment: figures.repayment,
    repayDate: order ? dueDateOf(order, today) : figures.repay_date,
    cae: quote?.cae ?? (order ? orderCae(order) : null),
    state: order?.state ?? null,
    cancelUntil: order?.cancel_until,
    account: order?.account ?? null,
  };
}

/** How far the payout of a signed loan is. */
export type Payout = 'sending' | 'arrived' | 'failed';

/** The payout of a loan; it has also arrived if the loan is overdue or repaid by now. */
export function payoutOf({ state }: SignedLoan): Payout {
  if (state === 'payment_failed') return 'failed';
  return state === null || state === 'waiting' ? 'sending' : 'arrived';
}
