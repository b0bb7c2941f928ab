import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { sendOnceFor } from '../request-id';
import type { PayOptions, RepayReply, RepayRequest } from '../schemas/order';

const sendOnce = sendOnceFor<RepayReply>('repay');

/** Reads what is due on an order and how it can be paid. `app/get_pay_option`. */
export function getPayOptions(order_no: string, options?: RequestOptions): Promise<PayOptions> {
  return request('app/get_pay_option', { order_no }, options);
}

/**
 * Asks to pay an order, once: a double tap, or a retry after a dropped reply or a reload, answers the same
 * payment. `amount` in pesos. `deal/repay_request`.
 */
export async function requestRepayment(
  payment: Omit<RepayRequest, 'request_id'>,
  options?: RequestOptions,
): Promise<RepayReply> {
  const { order_no, option_id, amount } = payment;
  const answer = await sendOnce(`${order_no} ${option_id} ${amount}`, (request_id) =>
    request('deal/repay_request', { ...payment, request_id }, options),
  );
  revalidate(
    'app/home',
    'app/get_pay_option',
    'user/get_processing_order',
    'user/get_complete_order',
  );
  return answer;
}
