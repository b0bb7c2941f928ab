import { wipePersonal } from '@/lib/storage/wipe-personal';
import { type FakeServer, json, never, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getPayOptions, requestRepayment } from './repayment';

const payment = { order_no: 'L1', option_id: 'o1', amount: 204_000 };
let server: FakeServer;

beforeEach(() => {
  wipePersonal('signOut');
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

const accept = () =>
  server.answer(() => ok('deal/repay_request', samples['deal/repay_request'].ret));
const sent = () => server.received.map(({ body }) => JSON.stringify(body));

test('what is due on an order is read', async () => {
  server.answer(() => ok('app/get_pay_option', samples['app/get_pay_option'].ret));
  await expect(getPayOptions('L1')).resolves.toMatchObject({ amount_due: 204_000 });
  expect(server.received).toMatchObject([{ body: { order_no: 'L1' } }]);
});

test('a double tap pays once', async () => {
  accept();
  await Promise.all([requestRepayment(payment), requestRepayment(payment)]);
  expect(server.received).toMatchObject([{ path: 'deal/repay_request', body: payment }]);
});

test('a retry after a timeout asks for the same payment', async () => {
  jest.useFakeTimers();
  server.answer(never);
  const ended = expect(requestRepayment(payment)).rejects.toMatchObject({ code: 'timeout' });
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  jest.useRealTimers();
  accept();
  await expect(requestRepayment(payment)).resolves.toMatchObject({ payment_id: 'pay1' });
  expect(sent()[1]).toBe(sent()[0]);
});

test.each([
  { ...payment, order_no: 'L2' },
  { ...payment, option_id: 'o2' },
  { ...payment, amount: 100_000 },
])('another order, way or amount is another payment: %j', async (other) => {
  server.answer(() => new Response('', { status: 502 }));
  await requestRepayment(payment).catch(() => {});
  accept();
  await requestRepayment(other);
  const ids = sent().map((body) => JSON.parse(body).request_id);
  expect(new Set(ids).size).toBe(2);
});

test('after a refusal the next try is another payment', async () => {
  server.answer(() => json({ code: 409, msg: 'Ya está pagado' }));
  await expect(requestRepayment(payment)).rejects.toMatchObject({ code: 'refused' });
  accept();
  await requestRepayment(payment);
  expect(sent()[1]).not.toBe(sent()[0]);
});
