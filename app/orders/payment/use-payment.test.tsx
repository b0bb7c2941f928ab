import { act, renderHook } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import type { OrderCall } from '@/app/orders/use-order';
import type { Order } from '@/lib/api/schemas/order';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { scrollPositions } from '@/lib/router/restore-scroll';
import { NavigatorContext } from '@/lib/router/router-context';
import { removeValue } from '@/lib/storage/values';
import { sampleOrder } from '@/lib/testing/api-samples';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { ok, server } from '@/lib/testing/server';
import { nextLookMs, savePendingPayment } from './pending-payment';
import { keyOf, readPendingPayment, useOpenPayments } from './stored-payment';
import { usePayment } from './use-payment';

jest.mock('@/lib/attribution/reach-milestone');

const running = sampleOrder({ state: 'lending', amount_due: 10_000 });
const { order_no: orderNo } = running;
const paid = (payment_id: string, amount: number, fee?: number) => ({
  ...{ payment_id, amount, fee },
  paid_at: '2026-07-01T12:00:00-04:00',
});

beforeEach(() => {
  savePendingPayment(orderNo, {
    ...{ payment_id: 'own', total: 10_500, due: 10_000, at: Date.now() },
  });
});

/** Follows the payment of an order as the server has it. */
function start(order: Order, call: Partial<OrderCall> = {}) {
  const navigator = fakeNavigator({ path: '/', query: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  const state: OrderCall = {
    data: order,
    error: undefined,
    isPending: false,
    isRefreshing: false,
    isOffline: false,
    fetchedAt: 1,
    retry: () => Promise.resolve(true),
    ...call,
  };
  return { navigator, ...renderHook(() => usePayment(orderNo, state), { wrapper }) };
}

const yape = { id: 'yape', name: 'Y', kind: 'link', fee: 0 } as const;
const pay_url = 'https://pay.example/new';

/** Follows a loan without a payment; the server answers a request with a pay page. */
function startByLink(reply: { ordered_at?: string } = {}) {
  removeValue(keyOf(orderNo));
  server.use(
    http.post('*/deal/repay_request', () =>
      ok('deal/repay_request', { payment_id: 'new', pay_url, ...reply }),
    ),
  );
  return start(running);
}

test('is being asked for until the order was fetched, and not received after it', () => {
  expect(start(running, { fetchedAt: undefined }).result.current.state).toBe('checking');
  expect(start(running).result.current).toMatchObject({ state: 'notReceived', received: null });
});

test.each([
  ['its own fee', 300, 10_300],
  ['the fee of the way that was chosen, for a server that sends none', undefined, 10_500],
])('was received with %s', (_, fee, total) => {
  const { result } = start({ ...running, payments: [paid('other', 1), paid('own', 10_000, fee)] });
  expect(result.current).toMatchObject({ pending: null, received: { count: 1, total } });
  expect(reachMilestone).not.toHaveBeenCalled();
});

test('another payment of a running loan is not taken for it', () => {
  const { result } = start({ ...running, payments: [paid('other', 10_000)] });
  expect(result.current).toMatchObject({ received: null, pending: { payment_id: 'own' } });
});

test('another failed payment says nothing of it', () => {
  const failed = { payment_id: 'other', state: 'rejected', at: running.applied_at } as const;
  expect(start({ ...running, failed_payments: [failed] }).result.current.state).toBe('notReceived');
});

test.each([
  ['the last payment', [paid('first', 1), paid('last', 9_000, 200)], 9_200],
  ['the last payment, without a fee', [paid('last', 9_000)], 9_000],
  ['what was requested, for a server that lists none', [], 10_500],
])('once the loan is cleared it shows %s, and reaches the milestone', (...each) => {
  const [, payments, total] = each;
  const { result } = start({ ...running, state: 'cleared', amount_due: 0, payments });
  expect(result.current.received).toMatchObject({ count: 1, total });
  expect(reachMilestone).toHaveBeenCalledWith('repayment');
});

test('nothing was received without a payment that was requested', () => {
  removeValue(keyOf(orderNo));
  const { result } = start({ ...running, state: 'cleared', payments: [paid('own', 10_000)] });
  act(() => undefined);
  expect(result.current.received).toBeNull();
  expect(reachMilestone).not.toHaveBeenCalled();
});

test.each([
  ['on the day of its sum it holds', '2026-11-20T23:59:59-03:00', false],
  ['after midnight it leaves a rest, which is said', '2026-11-21T00:00:01-03:00', true],
])('a transfer that the server takes counts from then: %s', async (_, ordered_at, isOutdated) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:59:59-03:00') });
  const transfer = { bank: 'B', account: '1', rut: '99999999-9', reference: 'L1' };
  server.use(
    http.post('*/deal/repay_request', () =>
      ok('deal/repay_request', { payment_id: 'new', ordered_at, transfer }),
    ),
  );
  const holds_until = '2026-11-26T00:00:00-03:00';
  const option = { id: 'transfer', name: 'T', kind: 'transfer', fee: 0, holds_until } as const;
  const { result } = start({ ...running, amount_due: 10_100 });
  await act(() => result.current.pay(option, 10_000, 10_000));
  expect(result.current).toMatchObject({ pending: { payment_id: 'new' }, isOutdated });
});

test.each([
  ['all of it, on the day of its sum', '2026-11-20T23:59:59-03:00', 10_000, true],
  [
    'all of it, after midnight: the sum would leave a rest',
    '2026-11-21T00:00:01-03:00',
    10_000,
    false,
  ],
  ['a part, after midnight', '2026-11-21T00:00:01-03:00', 5_000, true],
])('the pay page opens for %s', async (_, ordered_at, amount, opens) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:59:59-03:00') });
  const { result, navigator } = startByLink({ ordered_at });
  await act(() => result.current.pay(yape, amount, 10_000));
  expect(navigator.push).toHaveBeenCalledTimes(opens ? 1 : 0);
  expect(readPendingPayment(orderNo)?.payment_id).toBe(opens ? 'new' : undefined);
});

test('a reply that comes after its user has left opens no pay page, and is found on the next visit', async () => {
  const { result, navigator, unmount } = startByLink();
  await act(async () => {
    const paying = result.current.pay(yape, 10_000, 10_000);
    unmount();
    return paying;
  });
  expect(navigator.push).not.toHaveBeenCalled();
  expect(start(running).result.current.pending).toMatchObject({ payment_id: 'new', pay_url });
});

test('a reply that comes after the sheet was closed opens no pay page, and the payment is there', async () => {
  const { result, navigator } = startByLink();
  await act(async () => {
    const paying = result.current.pay(yape, 10_000, 10_000);
    result.current.stay();
    return paying;
  });
  expect(navigator.push).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isSending: false, pending: { payment_id: 'new' } });
});

test('once a payment is received no page is shown again where it was before', () => {
  scrollPositions.set('/', 430);
  start({ ...running, payments: [paid('own', 10_000)] });
  expect(scrollPositions.size).toBe(0);
});

test('of two payments the last one ordered is the pending one, though its reply came first', () => {
  const requested = (payment_id: string, second: number) =>
    savePendingPayment(orderNo, {
      ...{ payment_id, total: 1, due: 1, at: Date.now() },
      ordered_at: `2026-07-01T12:00:0${second}-04:00`,
    });
  removeValue(keyOf(orderNo));
  requested('second', 2);
  requested('first', 1);
  expect(start(running).result.current.pending).toMatchObject({ payment_id: 'second' });
});

test('the pay page of a payment is opened again, and none for a payment without one', async () => {
  const { result, navigator } = start(running);
  await act(async () => result.current.resume());
  expect(navigator.push).not.toHaveBeenCalled();
  const [pay_url, at] = ['https://pay.example/own', Date.now()];
  const withPage = { payment_id: 'own', pay_url, total: 10_500, due: 10_000, at };
  act(() => savePendingPayment(orderNo, withPage));
  const byLink = start(running);
  await act(async () => byLink.result.current.resume());
  expect(byLink.navigator.push).toHaveBeenCalledWith({
    path: '/pages/webview/webview',
    query: { url: pay_url, order_no: orderNo },
  });
});

describe('a transfer that was requested before another way was tried', () => {
  const transfer = { bank: 'B', account: '1', rut: '99999999-9', reference: 'L1' };
  const failed = (payment_id: string) =>
    ({ payment_id, state: 'cancelled', at: running.applied_at }) as const;
  beforeEach(() => {
    const at = Date.now();
    savePendingPayment(orderNo, { payment_id: 'sent', total: 9_000, due: 9_000, at, transfer });
    savePendingPayment(orderNo, {
      payment_id: 'page',
      total: 9_500,
      due: 9_000,
      at,
      pay_url: '/p',
    });
  });

  test('stays known while the other payment is open', () => {
    expect(start(running).result.current.pending).toMatchObject({
      ...{ payment_id: 'page', earlier: [{ payment_id: 'sent', total: 9_000 }] },
    });
  });

  test('stays known beside a third one, and each is awaited as those after it end', () => {
    const at = Date.now();
    const third = { payment_id: 'third', total: 4_000, due: 4_000, at, transfer };
    savePendingPayment(orderNo, { ...third, payment_id: 'second', total: 5_000 });
    savePendingPayment(orderNo, third);
    const ids = (changes: Partial<Order>) => {
      const { result, unmount } = start({ ...running, ...changes });
      const { pending } = result.current;
      unmount();
      return [pending, ...(pending?.earlier ?? [])].map((each) => each?.payment_id);
    };
    expect(ids({})).toEqual(['third', 'second', 'sent']);
    expect(ids({ failed_payments: [failed('third')] })).toEqual(['second', 'sent']);
    expect(ids({ payments: [paid('second', 5_000)] })).toEqual(['third', 'sent']);
    expect(ids({ payments: [paid('third', 4_000)] })).toEqual(['sent']);
    expect(ids({})).toEqual(['sent']);
  });

  test('is known to be told of on the next visit, too', async () => {
    const failed_payments = [failed('page')];
    const { result } = start({ ...running, failed_payments });
    expect(result.current.pending?.told).toBeUndefined();
    await act(async () => result.current.tell());
    expect(start({ ...running, failed_payments }).result.current.pending?.told).toBe(true);
  });

  test('is awaited again once the other payment has ended without money, which is said', () => {
    const { result } = start({ ...running, failed_payments: [failed('page')] });
    expect(result.current).toMatchObject({
      ...{ pending: { payment_id: 'sent' }, state: 'notReceived' },
      ended: { state: 'cancelled', total: 9_500 },
    });
    expect(nextLookMs({ ...running, failed_payments: [failed('page')] })).toBeGreaterThan(0);
  });

  test('is received after that', () => {
    const payments = [paid('sent', 9_000)];
    const { result } = start({ ...running, payments, failed_payments: [failed('page')] });
    expect(result.current).toMatchObject({ pending: null, received: { count: 1, total: 9_000 } });
  });

  test('is received while the other payment stays open, which is said beside it', () => {
    const after = { ...running, payments: [paid('sent', 9_000)] };
    expect(start(after).result.current).toMatchObject({
      ...{ received: { count: 1, total: 9_000 }, pending: { payment_id: 'page' } },
    });
    expect(start(after).result.current.received).toBeNull();
  });

  test('and the other payment are received at once, as one sum', () => {
    const payments = [paid('sent', 9_000), paid('page', 9_000)];
    for (const state of ['lending', 'cleared'] as const) {
      const stored = readPendingPayment(orderNo);
      const { result, unmount } = start({ ...running, state, payments });
      expect(result.current).toMatchObject({
        ...{ pending: null, received: { count: 2, total: 18_500 } },
      });
      unmount();
      if (stored) savePendingPayment(orderNo, stored);
    }
  });

  test('is pending again once the other payment was received, which is said first', () => {
    const after = { ...running, payments: [paid('page', 9_000)] };
    expect(start(after).result.current).toMatchObject({
      ...{ received: { count: 1, total: 9_500 }, pending: { payment_id: 'sent' } },
    });
    expect(start(after).result.current).toMatchObject({
      ...{ received: null, pending: { payment_id: 'sent' } },
    });
  });

  test.each([
    ['stays named once another payment has cleared the loan', [paid('page', 9_000)], ['sent']],
    ['is forgotten once it has cleared the loan itself', [paid('sent', 9_000)], []],
    ['stays named by a server that lists no payments', [], ['sent']],
  ])('%s, and is not asked for', (_, payments, named) => {
    const cleared: Order = { ...running, state: 'cleared', amount_due: 0, payments };
    start(cleared).unmount();
    const { result } = start(cleared);
    expect(result.current).toMatchObject({ pending: null, received: null });
    expect(nextLookMs(cleared)).toBe(0);
    const open = renderHook(() => useOpenPayments(cleared)).result.current;
    expect(open.map(({ payment_id }) => payment_id)).toEqual(named);
  });

  test('is named once the loan is cleared by one that was requested before it', () => {
    const last = { payment_id: 'last', total: 4_000, due: 4_000, at: Date.now(), transfer };
    savePendingPayment(orderNo, last);
    const payments = [paid('sent', 9_000)];
    const cleared: Order = { ...running, state: 'cleared', amount_due: 0, payments };
    start(cleared).unmount();
    expect(renderHook(() => useOpenPayments(cleared)).result.current).toMatchObject([last]);
  });

  test.each([
    ['was received', { payments: [paid('sent', 9_000)] }],
    ['was rejected', { failed_payments: [failed('sent')] }],
  ])('is not under way any more once it %s', (_, changes) => {
    const { pending } = start({ ...running, ...changes }).result.current;
    expect(pending).toMatchObject({ payment_id: 'page' });
    expect(pending?.earlier).toBeUndefined();
  });
});
