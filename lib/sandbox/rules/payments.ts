import { Refusal } from '../core/refusal';
import type { Payment, SandboxState, StoredOrder } from '../core/state';
import { isTransfer } from '../data/pay-options';
import { payOrder } from './orders';

/** The results of a payment. */
export const paymentResults = ['success', 'failure', 'cancel'] as const;

/** The result of a payment. */
export type PaymentResult = (typeof paymentResults)[number];

/** The payment `id`; throws `payment_unknown`. */
export function findPayment(state: SandboxState, id: string): Payment {
  const payment = state.payments.find((other) => other.payment_id === id);
  if (!payment) throw new Refusal('unknown', { key: 'payment_unknown' });
  return payment;
}

/** What ends a payment; `received` is the amount of a transfer if it is not the requested one, in pesos. */
export type Settlement = { result: PaymentResult; received?: number; now: number };

/**
 * Sets the result of a pending payment. A settled one does not change, so that going back cannot pay twice.
 * A transfer is booked whenever it arrives, also for a loan that another payment has cleared: a pay page
 * can refuse, a bank account cannot.
 */
export function settlePayment(
  state: SandboxState,
  payment: Payment,
  { result, received, now }: Settlement,
): void {
  if (payment.state !== 'pending') return;
  const account = state.accounts.find((other) => other.id === payment.account_id);
  const order = account?.orders.find((other) => other.order_no === payment.order_no);
  if (!account || !order) return;
  const { payment_id, option_id, fee, reference, ordered_at } = payment;
  const accepts = order.status === 'lending' || isTransfer(option_id);
  if (result === 'success' && accepts) {
    payment.state = 'success';
    const amount = isTransfer(option_id) ? (received ?? payment.amount) : payment.amount;
    payOrder(account, order, {
      ...{ payment_id, option_id, amount, fee, ordered_at, now },
      reference: isTransfer(option_id) ? reference : undefined,
    });
  } else {
    failPayment(order, payment, { result: result === 'failure' ? 'failure' : 'cancel', now });
  }
}

/** Ends a pending payment without money, and lists it in its order. */
export function failPayment(
  order: StoredOrder,
  payment: Payment,
  { result, now }: { result: 'failure' | 'cancel'; now: number },
): void {
  payment.state = result;
  order.failed_payments.push({ payment_id: payment.payment_id, result, at: now });
}
