import { renderHook } from '@testing-library/react';
import type { Order } from '@/lib/api/schemas/order';
import { sampleOrder } from '@/lib/testing/api-samples';
import { nextLookMs, savePendingPayment } from './pending-payment';
import { isOver, type PendingPayment, useOpenPayments } from './stored-payment';

const order = sampleOrder({});
const minuteMs = 60_000;

/** Stores a payment that was requested so long ago. */
function request(ageMs: number, way: Partial<PendingPayment>) {
  const at = Date.now() - ageMs;
  savePendingPayment(order.order_no, { payment_id: 'p', total: 1000, due: 1000, at, ...way });
}

test.each([
  ['a link just opened', 0, { pay_url: 'https://pay.example/' }, 5_000],
  ['a link of five minutes', 5 * minuteMs, { pay_url: 'https://pay.example/' }, 8_000],
  ['a transfer just requested', 0, {}, 5_000],
  ['a link of an hour', 60 * minuteMs, { pay_url: 'https://pay.example/' }, 8_000],
  ['a transfer of an hour', 60 * minuteMs, {}, 8_000],
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

const dayMs = 1440 * minuteMs;
const transfer = { bank: 'B', account: '1', rut: '76.543.210-3', reference: 'LUKA1' };

/** Stores a transfer that was requested so many days ago; what `useOpenPayments` gives of it. */
function openTransfer(
  days: number,
  changes: Partial<Order> = {},
  told: Partial<PendingPayment> = {},
) {
  request(days * dayMs, { transfer, ...told });
  return renderHook(() => useOpenPayments({ ...order, ...changes })[0]).result.current;
}

test.each<[string, number, object | undefined, Partial<PendingPayment>?]>([
  ['is awaited for three days', 2.9, { isOver: false }],
  ['is over after them', 3.1, { isOver: true }],
  ['is forgotten three days later', 6.1, undefined],
  ['that was told of is over after them, too', 3.1, { isOver: true }, { told: true }],
  ['that was told of is remembered for a month', 29.9, { isOver: true }, { told: true }],
  ['that was told of is forgotten then', 30.1, undefined, { told: true }],
])('a transfer %s', (_, days, expected, told = {}) => {
  const open = openTransfer(days, {}, told);
  expect(open && { isOver: isOver(open) }).toEqual(expected);
});

test.each<[string, Partial<Order>]>([
  ['was received', { payments: [{ payment_id: 'p', amount: 1000, paid_at: order.applied_at }] }],
  ['failed', { failed_payments: [{ payment_id: 'p', state: 'rejected', at: order.applied_at }] }],
])('a transfer that %s is not open', (_, changes) => {
  expect(openTransfer(1, changes)).toBeUndefined();
});

test('a payment that is stored again, as after a retry, is one', () => {
  request(0, { transfer });
  request(0, { transfer });
  expect(renderHook(() => useOpenPayments(order)).result.current).toHaveLength(1);
});

test('a payment on a page is kept beside one that was requested after it once it was told of', () => {
  const page = { pay_url: 'https://pay.example/' };
  request(dayMs, { ...page, told: true });
  request(0, { payment_id: 'q', transfer });
  const { result } = renderHook(() => useOpenPayments(order));
  expect(result.current.map(({ payment_id }) => payment_id)).toEqual(['q', 'p']);
});

test('of two transfers that may arrive both are open, the last one first', () => {
  request(dayMs, { transfer });
  request(0, { payment_id: 'q', transfer });
  const { result } = renderHook(() => useOpenPayments(order));
  expect(result.current.map(({ payment_id }) => payment_id)).toEqual(['q', 'p']);
});

test('a transfer stays open when the payment that was requested after it is forgotten', () => {
  request(5 * dayMs, { transfer });
  savePendingPayment(order.order_no, {
    ...{ payment_id: 'q', total: 1000, due: 1000, at: Date.now() - 4 * dayMs },
    pay_url: 'https://pay.example/',
  });
  const { result } = renderHook(() => useOpenPayments(order)[0]);
  expect(result.current?.payment_id).toBe('p');
});
