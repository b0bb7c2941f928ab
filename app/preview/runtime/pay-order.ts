import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import { callSandbox } from '@/app/sandbox/call-sandbox';
import { request } from '@/lib/api/client';
import { serverNow } from '@/lib/server-time/server-time';

/**
 * What has become of a payment: how its page was left, another amount of a transfer, or the days since, where the server
 * may not say until when it counts from its own.
 */
type Outcome =
  | { result: 'failure' | 'cancel' }
  | { result: 'success'; amount?: number }
  | { advance: string; holds?: false };

/** Requests a payment of the newest order, as its screen does, and lets the sandbox end it. */
export async function payOrder(option_id: 'yape' | 'transfer', outcome?: Outcome): Promise<void> {
  const { list } = await request('user/get_processing_order', { page: 1, page_size: 1 });
  const [order] = list;
  if (!order) throw new Error('Preview: there is no order to pay');
  const { order_no, amount_due: due } = order;
  const body = { request_id: `preview-${order_no}`, order_no, option_id, amount: due };
  const reply = await request('deal/repay_request', body);
  const { options } = await request('app/get_pay_option', { order_no });
  const held = options.find(({ id }) => id === option_id)?.holds_until;
  const holds_until = outcome && 'holds' in outcome ? undefined : held;
  savePendingPayment(order_no, { ...reply, total: due, due, holds_until, at: serverNow() });
  if (!outcome) return;
  if ('advance' in outcome) await callSandbox('clock', outcome);
  else await callSandbox('settle', { payment_id: reply.payment_id, ...outcome });
}
