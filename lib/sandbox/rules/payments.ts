import type { PayOption } from '@/lib/api/schemas/order';
import { Refusal } from '../core/refusal';
import type { Payment, SandboxState } from '../core/state';
import { type Language, translate } from '../core/texts';
import { payOrder } from './orders';

/** The results of a payment. */
export const paymentResults = ['success', 'failure', 'cancel'] as const;

/** The result of a payment. */
export type PaymentResult = (typeof paymentResults)[number];

const options = [
  { id: 'yape', name: 'pay_yape', kind: 'link', fee: 0 },
  { id: 'transfer', name: 'pay_transfer', kind: 'transfer', fee: 0 },
  { id: 'debit', name: 'pay_debit', kind: 'link', fee: 500 },
] as const;

/** The payment options, named in the caller's language. */
export function payOptionsIn(language: Language): PayOption[] {
  return options.map((option) => ({ ...option, name: translate(language, option.name) }));
}

/** The account for bank transfers. Fictitious, with a valid check digit. */
export const transferTarget = {
  bank: 'BancoEstado',
  account: '900200300',
  rut: '76.543.210-3',
} as const;

/** The payment `id`; throws `payment_unknown`. */
export function findPayment(state: SandboxState, id: string): Payment {
  const payment = state.payments.find((other) => other.payment_id === id);
  if (!payment) throw new Refusal('unknown', { key: 'payment_unknown' });
  return payment;
}

/** Sets the result of a pending payment. A settled one does not change, so that going back cannot pay twice. */
export function settlePayment(
  state: SandboxState,
  payment: Payment,
  { result, now }: { result: PaymentResult; now: number },
): void {
  if (payment.state !== 'pending') return;
  const account = state.accounts.find((other) => other.id === payment.account_id);
  const order = account?.orders.find((other) => other.order_no === payment.order_no);
  const payable = account && order?.status === 'lending';
  payment.state = payable ? result : 'cancel';
  if (!payable || result !== 'success') return;
  const { payment_id, amount } = payment;
  payOrder(account, order, { payment_id, amount, now });
}
