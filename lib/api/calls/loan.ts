import { revalidate } from '../cache';
import { request } from '../client';
import { sendOnceFor } from '../request-id';
import type { ApplyReply, SignRequest } from '../schemas/loan';
import type { RepayReply, RepayRequest } from '../schemas/order';

const applyOnce = sendOnceFor<ApplyReply>('apply');
const cancelOnce = sendOnceFor<ApplyReply>('cancel');
const repayOnce = sendOnceFor<RepayReply>('repay');

const changedByLoan = [
  'app/home',
  'app/get_product_list',
  'coupon/my_coupon',
  'user/get_processing_order',
] as const;

/**
 * Signs the loan of a quote. A double tap, or a retry after a lost reply or a reload, has the same
 * idempotency key and returns the same order. `loan/apply`.
 */
export async function applyForLoan(
  agreement: Omit<SignRequest, 'request_id'>,
): Promise<ApplyReply> {
  const reply = await applyOnce(agreement.preview_id, (request_id) =>
    request('loan/apply', { ...agreement, request_id }),
  );
  revalidate(...changedByLoan);
  return reply;
}

/**
 * Cancels a loan whose money was not sent; rejects if it was meanwhile. A double tap, or a retry after a lost reply or
 * a reload, has the same idempotency key. `loan/apply`.
 */
export async function cancelLoan(order_no: string): Promise<void> {
  try {
    await cancelOnce(order_no, (request_id) =>
      request('loan/apply', { request_id, order_no, cancel: true }),
    );
  } finally {
    // Also after a refusal or a lost reply: then they say what became of the loan.
    revalidate(...changedByLoan);
  }
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
