import { http } from 'msw';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { samples } from '@/lib/testing/api-samples';
import { never, ok, received, server } from '@/lib/testing/server';
import { applyForLoan, requestRepayment } from './loan';

const agreement = { preview_id: 'v1', agree: true, signature: 'M0 0L1 1' } as const;
const payment = { order_no: 'L1', option_id: 'o1', amount: 204_000 };

beforeEach(() => void wipePersonal('signOut'));

const sent = () => received.map(({ body }) => JSON.stringify(body));
const requestIds = () => sent().map((body) => JSON.parse(body).request_id);

describe('applyForLoan', () => {
  const grant = () => server.use(http.post('*', () => ok('loan/apply', { order_no: 'L1' })));
  const truncate = () =>
    server.use(http.post('*', () => new Response('{"code":0,"msg":"","ret":{"ord')));

  test('a retry after a truncated reply has the same idempotency key', async () => {
    truncate();
    await expect(applyForLoan(agreement)).rejects.toMatchObject({ code: 'notJson' });
    grant();
    await expect(applyForLoan(agreement)).resolves.toEqual({ order_no: 'L1' });
    expect(sent()[1]).toBe(sent()[0]);
  });

  test('the loan of another quote has another idempotency key', async () => {
    truncate();
    await applyForLoan(agreement).catch(() => {});
    grant();
    await applyForLoan({ ...agreement, preview_id: 'v2' });
    expect(new Set(requestIds()).size).toBe(2);
  });
});

describe('requestRepayment', () => {
  const accept = () =>
    server.use(http.post('*', () => ok('deal/repay_request', samples['deal/repay_request'].ret)));

  test('a retry after a timeout has the same idempotency key', async () => {
    jest.useFakeTimers();
    server.use(http.post('*', never));
    const ended = expect(requestRepayment(payment)).rejects.toMatchObject({ code: 'timeout' });
    await jest.advanceTimersByTimeAsync(60_000);
    await ended;
    jest.useRealTimers();
    accept();
    await expect(requestRepayment(payment)).resolves.toMatchObject({ payment_id: 'pay1' });
    expect(received).toMatchObject(
      [0, 1].map(() => ({ path: 'deal/repay_request', body: payment })),
    );
    expect(sent()[1]).toBe(sent()[0]);
  });

  test.each([
    { ...payment, order_no: 'L2' },
    { ...payment, option_id: 'o2' },
    { ...payment, amount: 100_000 },
  ])('another order, option or amount has another idempotency key: %j', async (other) => {
    server.use(http.post('*', () => new Response('', { status: 502 })));
    await requestRepayment(payment).catch(() => {});
    accept();
    await requestRepayment(other);
    expect(new Set(requestIds()).size).toBe(2);
  });
});
