import { screen as shown, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { screen as home } from '@/app/pages/index/index/screen';
import { screen as success } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import es from '@/locales/sandbox/es.json';
import { cancelIds as ids } from './cancel-loan.ids';

const element = (id: string) => document.getElementById(id);

async function press(id: string): Promise<void> {
  await userEvent.click(await waitFor(() => element(id) ?? Promise.reject(new Error(id))));
}

/** The number of the first loan on this day. */
const orderNo = '26110682';
const sandboxOfThatDay = () => createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });

const accountOf = (sandbox: TestSandbox) => sandbox.control.state().state.accounts.at(-1);

test.each([
  ['the order', detail],
  ['the screen after signing', success],
] as const)('a loan on its way is cancelled from %s, once its user has said yes', async (_, on) => {
  const { sandbox, navigator } = await renderScreen(on, { scenario: 'waiting' });
  await press(ids.open);
  expect(shown.getByRole('alertdialog')).toHaveTextContent(textOf('cancelLoan.text'));
  expect(accountOf(sandbox)?.orders).toHaveLength(1);
  await press(ids.confirm);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} }));
  expect(accountOf(sandbox)).toMatchObject({ orders: [], cancelled: [{ amount: 200_000 }] });
});

test('a user who has left the screen before the reply stays where they are', async () => {
  const sandbox = createTestSandbox();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  sandbox.use(http.post('*/loan/apply', () => held));
  const { navigator, unmount } = await renderScreen(detail, { scenario: 'waiting' }, { sandbox });
  await press(ids.open);
  await press(ids.confirm);
  unmount();
  answer();
  await waitFor(() => expect(accountOf(sandbox)?.orders).toEqual([]));
  await waitFor(() => expect(getDefaultStore().get(toastAtom)).not.toBeNull());
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('a question that is answered with no changes nothing', async () => {
  const { sandbox } = await renderScreen(detail, { scenario: 'waiting' });
  await press(ids.open);
  await press(ids.keep);
  expect(shown.queryByRole('alertdialog')).toBeNull();
  expect(accountOf(sandbox)?.orders).toHaveLength(1);
});

test('a loan whose payout failed can be cancelled', async () => {
  const { sandbox } = await renderScreen(detail, { scenario: 'payment_failed' });
  await press(ids.open);
  await press(ids.confirm);
  await waitFor(() => expect(accountOf(sandbox)?.orders).toEqual([]));
});

test.each(['lending', 'overdue', 'cleared'])(
  'offers nothing to cancel when it is %s',
  async (scenario) => {
    await renderScreen(detail, { scenario });
    await shown.findByRole('heading', { level: 1, name: /./ });
    expect(element(ids.open)).toBeNull();
  },
);

test('offers nothing to cancel where the server does not say until when', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) Object.assign(order, { cancel_until: undefined });
  });
  await renderScreen(detail, { scenario: 'waiting' }, { sandbox });
  await shown.findByRole('heading', { level: 1, name: textOf('orders.state.waiting') });
  expect(element(ids.open)).toBeNull();
});

test('offers nothing to cancel once its time is over, also before the server was asked again', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) order.cancel_until = '2026-11-20T10:42:00-03:00';
  });
  await renderScreen(detail, { scenario: 'waiting' }, { sandbox });
  await shown.findByRole('heading', { level: 1, name: textOf('orders.state.waiting') });
  expect(element(ids.open)).toBeNull();
});

test('a loan whose money leaves while the question is open is not cancelled, and the page says so', async () => {
  const { sandbox, navigator } = await renderScreen(detail, { scenario: 'waiting' });
  await press(ids.open);
  sandbox.control.advance('PT11M');
  await press(ids.confirm);
  expect(
    await waitFor(() => element(ids.failure) ?? Promise.reject(new Error())),
  ).toHaveTextContent(es.cancel_too_late);
  await shown.findByRole('heading', { level: 1, name: textOf('home.arrived.title') });
  expect(element(ids.open)).toBeNull();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('a cancellation whose request was lost is repeated with its key', async () => {
  const keys: unknown[] = [];
  const sandbox = createTestSandbox();
  sandbox.use(
    http.post('*/loan/apply', async ({ request }) => {
      keys.push(Object(await request.clone().json()).request_id);
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  await renderScreen(detail, { scenario: 'waiting' }, { sandbox });
  await press(ids.open);
  await press(ids.confirm);
  await waitFor(() => expect(element(ids.failure)).toHaveTextContent(textOf('cancelLoan.unknown')));
  await press(ids.open);
  await press(ids.confirm);
  await waitFor(() => expect(accountOf(sandbox)?.orders).toEqual([]));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a loan that was cancelled though the reply was lost is called cancelled', async () => {
  await renderScreen(
    detail,
    {
      scenario: 'waiting',
      query: { order_no: orderNo },
      faults: [{ path: 'loan/apply', kind: 'drop_after', times: 1 }],
    },
    { sandbox: sandboxOfThatDay() },
  );
  await press(ids.open);
  await press(ids.confirm);
  expect(
    await shown.findByRole('heading', { level: 1, name: textOf('orders.cancelled.title') }),
  ).toBeInTheDocument();
});

test.each([
  ['Home', home],
  ['My loans', loans],
] as const)('%s says that the loan was cancelled and nothing is owed', async (_, on) => {
  await renderScreen(on, { scenario: 'cancelled' });
  const note = await waitFor(() => element(ids.done) ?? Promise.reject(new Error('no note')));
  expect(note).toHaveTextContent('No te enviamos la plata y no debes nada.');
});

test('the detail of a cancelled loan says what became of it', async () => {
  await renderScreen(
    detail,
    { scenario: 'cancelled', query: { order_no: orderNo } },
    { sandbox: sandboxOfThatDay() },
  );
  expect(
    await shown.findByRole('heading', { level: 1, name: textOf('orders.cancelled.title') }),
  ).toBeInTheDocument();
});
