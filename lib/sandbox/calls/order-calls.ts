import type { OrderPage } from '@/lib/api/schemas/order';
import { calendarDateOf, toBusinessIso } from '@/lib/chile/santiago';
import { formatMoney } from '@/lib/format/number';
import type { MemberContext } from '../core/call-context';
import { newId } from '../core/random';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { Payment, PaySite, StoredOrder } from '../core/state';
import { holdsUntil, isTransfer, payOptionsIn, transferTarget } from '../data/pay-options';
import { leastPartRate } from '../data/products';
import { dueOf, dueOn, viewOrder } from '../rules/orders';
import { failPayment } from '../rules/payments';
import type { CallBody, MemberCalls } from './call-types';

type OrderPath =
  | 'user/get_processing_order'
  | 'user/get_complete_order'
  | 'app/get_pay_option'
  | 'deal/repay_request';

/** The orders and their repayment. */
export const orderCalls: Pick<MemberCalls, OrderPath> = {
  'user/get_processing_order': (context, body) =>
    pageOf(context, body, (order) => order.status !== 'cleared'),
  'user/get_complete_order': (context, body) =>
    pageOf(context, body, (order) => order.status === 'cleared'),
  'app/get_pay_option': (context, { order_no }) => {
    const { now, language } = context;
    const order = payableOrder(context, order_no);
    const options = payOptionsIn(language).map((option) => {
      const until = holdsUntil(option.id, now);
      const amount_after = dueOn(order, calendarDateOf(until));
      return { ...option, holds_until: toBusinessIso(until), amount_after };
    });
    const { amount } = dueOf(order, now);
    return { amount_due: amount, min_amount: leastPart(amount), options };
  },
  'deal/repay_request': (context, body) => {
    const { state, account } = context;
    const known = state.payments.find(
      (other) => other.request_id === body.request_id && other.account_id === account.id,
    );
    return paymentReply(known ?? openPayment(context, body), state.pay_site);
  },
};

function openPayment(context: MemberContext, body: CallBody<'deal/repay_request'>): Payment {
  const { state, account, now, random, language } = context;
  const order = payableOrder(context, body.order_no);
  const option = payOptionsIn(language).find(({ id }) => id === body.option_id);
  if (!option) throw fieldRefusal('option_id', { key: 'option_unknown' });
  const due = dueOf(order, now).amount;
  const least = leastPart(due);
  if (body.amount < least || body.amount > due) {
    const values = { min: formatMoney(least, language), max: formatMoney(due, language) };
    throw fieldRefusal('amount', { key: 'amount_due', values });
  }
  // A pay page that is still open cannot pay the loan twice. A transfer may be on its way: it stays pending.
  for (const other of state.payments) {
    const isOpen = other.order_no === order.order_no && other.state === 'pending';
    if (isOpen && !isTransfer(other.option_id))
      failPayment(order, other, { result: 'cancel', now });
  }
  const payment: Payment = {
    payment_id: newId(random, 'pay'),
    request_id: body.request_id,
    account_id: account.id,
    order_no: order.order_no,
    option_id: body.option_id,
    amount: body.amount,
    fee: option.fee,
    reference: `LUKA${random.text(6, '0123456789')}`,
    ordered_at: now,
    state: 'pending',
  };
  state.payments.push(payment);
  return payment;
}

function paymentReply(payment: Payment, site: PaySite | undefined) {
  const { payment_id, option_id, reference } = payment;
  const reply = { payment_id, ordered_at: toBusinessIso(payment.ordered_at) };
  if (isTransfer(option_id)) return { ...reply, transfer: { ...transferTarget, reference } };
  const path = `/__sandbox/pay?payment=${payment_id}`;
  return { ...reply, pay_url: site ? new URL(path, site.at).href : path };
}

/** The least that a payment may be, in pesos. */
function leastPart(due: number): number {
  return Math.ceil(due * leastPartRate);
}

function payableOrder({ account }: MemberContext, orderNo: string): StoredOrder {
  const order = account.orders.find((other) => other.order_no === orderNo);
  if (!order) throw new Refusal('unknown', { key: 'order_unknown' });
  if (order.status !== 'lending') throw new Refusal('state', { key: 'order_not_payable' });
  return order;
}

/** A page of orders, newest first, by when they were cleared or applied for. */
function pageOf(
  { account, now, language }: MemberContext,
  body: CallBody<'user/get_complete_order'>,
  isIncluded: (order: StoredOrder) => boolean,
): OrderPage {
  const page = Math.max(1, body.page);
  const size = Math.min(100, Math.max(1, body.page_size));
  const since = (order: StoredOrder) => order.cleared_at ?? order.applied_at;
  const orders = account.orders.filter(isIncluded).sort((a, b) => since(b) - since(a));
  const list = orders.slice((page - 1) * size, page * size);
  return {
    list: list.map((order) => viewOrder(order, now, language)),
    page,
    total: orders.length,
  };
}
