import { sampleOrder } from '@/lib/testing/api-samples';
import { nextLookMs, savePendingPayment } from './pending-payment';

const order = sampleOrder({});
const minuteMs = 60_000;

/** Stores a payment that was requested so long ago. */
function request(ageMs: number, way: { pay_url?: string }) {
  const at = Date.now() - ageMs;
  savePendingPayment(order.order_no, { payment_id: 'p', total: 1000, due: 1000, at, ...way });
}

test.each([
  ['a link just opened', 0, { pay_url: 'https://pay.example/' }, 5_000],
  ['a link of five minutes', 5 * minuteMs, { pay_url: 'https://pay.example/' }, 15_000],
  ['a transfer just requested', 0, {}, 15_000],
  ['a link of an hour', 60 * minuteMs, { pay_url: 'https://pay.example/' }, minuteMs],
  ['a transfer of an hour', 60 * minuteMs, {}, minuteMs],
])('the payment by %s is looked for again in time', (_, ageMs, way, expected) => {
  request(ageMs, way);
  expect(nextLookMs(order)).toBe(expected);
});

test('no payment, and one that has failed, is not looked for', () => {
  expect(nextLookMs(order)).toBe(0);
  request(0, { pay_url: 'https://pay.example/' });
  const failed_payments = [{ payment_id: 'p', state: 'rejected' as const, at: order.applied_at }];
  expect(nextLookMs({ ...order, failed_payments })).toBe(0);
});
