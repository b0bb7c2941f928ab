import type { KeptTerms } from '@/app/loan/terms/kept-terms';
import { orderCae } from '@/app/orders/order-cae';
import type { Order } from '@/lib/api/schemas/order';

/** What is known of the loan that was signed; pesos, and the CAE as a fraction of one. */
export type SignedLoan = {
  /** Its number; an address that names none means the newest. */
  readonly orderNo: string;
  readonly arrival: number;
  readonly repayment: number;
  readonly repayDate: string;
  readonly cae: number | null;
  /** What has become of the money; `null` until the server's list has told. */
  readonly state: Order['state'] | null;
  /** Where it goes; `null` until the server's list has told. */
  readonly account: Order['account'] | null;
};

/**
 * The loan by the server's list, and until that has come by the terms that were signed on this device:
 * who has just signed sees so at once, also without a connection. `null` where neither knows it.
 */
export function signedLoan(
  orderNo: string,
  { order, kept }: { order: Order | null | undefined; kept: KeptTerms | null },
): SignedLoan | null {
  const signed = kept?.order_no === orderNo ? kept.preview : undefined;
  const figures = order ?? signed;
  if (!figures) return null;
  return {
    orderNo: order?.order_no ?? orderNo,
    arrival: figures.arrival,
    repayment: figures.repayment,
    repayDate: figures.repay_date,
    // The server's own figure where it is at hand; an order carries none.
    cae: signed?.cae ?? (order ? orderCae(order) : null),
    state: order?.state ?? null,
    account: order?.account ?? null,
  };
}
