import { revalidate } from '../cache';
import { request } from '../client';
import { sendOnceFor } from '../request-id';
import type { ApplyReply, ApplyRequest } from '../schemas/loan';
import type { RepayReply, RepayRequest } from '../schemas/order';

const applyOnce = sendOnceFor<ApplyReply>('apply');
const repayOnce = sendOnceFor<RepayReply>('repay');

/**
 * Signs the loan of a quote. A double tap, or a retry after a lost reply or a reload, has the same
 * idempotency key and returns the same order. `loan/apply`.
 */
export async function applyForLoan(
  agreement: Omit<ApplyRequest, 'request_id'>,
): Promise<ApplyReply> {
  const reply = await applyOnce(agreement.preview_id, (request_id) =>
    request('loan/apply', { ...agreement, request_id }),
  );
  revalidate('app/home', 'app/get_product_list', 'coupon/my_coupon', 'user/get_processing_order');
  return reply;
}

/**
 * Requests the payment of an order. A double tap, or a retry after a lost reply or a reload, has the same
 * idempotency key and returns the same payment. `amount` is in pesos. `deal/repay_request`.
 */
export async function requestRepayment(
  payment: Omit<RepayRequest, 'request_id'>,
): Promise<RepayReply> {
  const { order_no, option_id, amount } = payment;
  const reply = await repayOnce(`${order_no} ${option_id} ${amount}`, (request_id) =>
    request('deal/repay_request', { ...payment, request_id }),
  );
  revalidate(
    'app/home',
    'app/get_pay_option',
    'user/get_processing_order',
    'user/get_complete_order',
  );
  return reply;
}
