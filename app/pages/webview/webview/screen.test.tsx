import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { revalidate } from '@/lib/api/cache';
import { readValue } from '@/lib/storage/values';
import { passTurns } from '@/lib/testing/pass-turns';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { never, received } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/api/cache', () => {
  const actual = jest.requireActual('@/lib/api/cache');
  return { ...actual, revalidate: jest.fn(actual.revalidate) };
});

const orderList = v.object({
  list: v.tuple([v.object({ order_no: v.string(), amount_due: v.number() })]),
});

/** Renders the screen with the page of a pending payment, or of one with this result. */
async function renderPayment(option_id: string, result?: 'failure') {
  const { unmount, sandbox } = await renderScreen(screen, states.noAddress);
  unmount();
  const token = readValue('uni_token') ?? '';
  const asked = { page: 1, page_size: 1 };
  const orders = await sandbox.call('user/get_processing_order', asked, token);
  const [{ order_no, amount_due: amount }] = v.parse(orderList, orders.ret).list;
  const body = { request_id: 'r1', order_no, option_id, amount };
  const { ret } = await sandbox.call('deal/repay_request', body, token);
  const { pay_url: url, payment_id } = v.parse(
    v.object({ pay_url: v.string(), payment_id: v.string() }),
    ret,
  );
  if (result) sandbox.control.settle(payment_id, result);
  const navigator = await reloadScreen(screen, { url, order_no });
  const stateNow = () => sandbox.control.payment(payment_id).state;
  const order = { path: '/pages/order-detail/order-detail', query: { order_no } };
  return { navigator, sandbox, stateNow, order };
}

describe('a page of a listed host', () => {
  const url = 'https://pay.luka.example/p/1';
  const frame = () => document.querySelector('iframe');
  const close = () => document.getElementById(ids.close);
  const hosts = process.env.NEXT_PUBLIC_WEBVIEW_HOSTS;

  beforeEach(() => {
    process.env.NEXT_PUBLIC_WEBVIEW_HOSTS = 'pay.luka.example';
  });
  afterEach(() => {
    if (hosts === undefined) delete process.env.NEXT_PUBLIC_WEBVIEW_HOSTS;
    else process.env.NEXT_PUBLIC_WEBVIEW_HOSTS = hosts;
  });

  test('is framed, and for an order has a button that leads back to it', async () => {
    const query = { url, order_no: '26110482' };
    const { navigator } = await renderScreen(screen, { scenario: 'lending', query });
    expect(frame()).toHaveAttribute('src', url);
    await userEvent.click(close() ?? document.body);
    const path = '/pages/order-detail/order-detail';
    expect(navigator.back).toHaveBeenCalledWith({ path, query: { order_no: '26110482' } });
  });

  test('has no such button without an order', async () => {
    await renderScreen(screen, { scenario: 'lending', query: { url } });
    expect(frame()).toBeInTheDocument();
    expect(close()).toBeNull();
  });

  test('has nothing of the demo’s page beside it', async () => {
    const { container } = await renderScreen(screen, { scenario: 'lending', query: { url } });
    await act(passTurns);
    expect(container.querySelectorAll('.page__content > *')).toHaveLength(1);
  });
});

test.each([
  ['a page that is not opened', { url: 'https://example.com/', order_no: '26110482' }],
  ['the demo’s page, which has its own', states.unknownPayment.query],
])('%s has no button back to the order, and no frame', async (_, query) => {
  await renderScreen(screen, { scenario: 'lending', query });
  await act(passTurns);
  expect(document.getElementById(ids.close)).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test.each([
  ['an order is', { order_no: '26110482' }, 1],
  ['nothing is', {}, 0],
])('%s refetched once the screen is left: %j', async (_, query, times) => {
  const { unmount } = await renderScreen(screen, { scenario: 'lending', query });
  jest.mocked(revalidate).mockClear();
  unmount();
  const lists = ['user/get_processing_order', 'user/get_complete_order'];
  expect(jest.mocked(revalidate).mock.calls).toEqual(Array(times).fill(['app/home', ...lists]));
});

test('shows no title of the address, above a page that the app knows nothing of', async () => {
  const query = { url: 'https://pay.luka.example/', title: '\u202etxet s’knab a' };
  await renderScreen(screen, { ...states.noAddress, query });
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(textOf('webview.title'));
});

test('goes back to the order after a payment', async () => {
  const { navigator, stateNow, order } = await renderPayment('yape');
  await userEvent.click(await page.findByRole('button', { name: 'Pagar $206.000' }));
  await waitFor(() => expect(navigator.back).toHaveBeenCalledWith(order));
  expect(stateNow()).toBe('success');
});

test.each([
  ['Simular un rechazo', 'failure'],
  ['Salir sin pagar', 'cancel'],
])('%s settles the payment as %s', async (name, result) => {
  const { navigator, stateNow } = await renderPayment('yape');
  await userEvent.click(await page.findByRole('button', { name }));
  await waitFor(() => expect(navigator.back).toHaveBeenCalledTimes(1));
  expect(stateNow()).toBe(result);
});

test('sends one outcome at a time, whose button alone is busy, and says when it failed', async () => {
  const { navigator, stateNow, sandbox } = await renderPayment('yape');
  const button = (name: string) => page.findByRole('button', { name });
  const failed = textOf('webview.demo.failed');
  expect(page.queryByText(failed)).not.toBeInTheDocument();
  let fail = () => {};
  const settling = new Promise<Response>((resolve) => {
    fail = () => resolve(HttpResponse.error());
  });
  sandbox.use(http.post('*/settle', () => settling, { once: true }));
  await userEvent.click(await button('Pagar $206.000'));
  expect(await button('Pagar $206.000')).toHaveAttribute('aria-busy', 'true');
  expect(await button('Salir sin pagar')).not.toHaveAttribute('aria-busy', 'true');
  await act(async () => fail());
  expect(await page.findByText(failed)).toBeInTheDocument();
  expect(navigator.back).not.toHaveBeenCalled();
  await userEvent.click(await button('Salir sin pagar'));
  await waitFor(() => expect(stateNow()).toBe('cancel'));
});

test('adds the fee of the payment option', async () => {
  await renderPayment('debit');
  expect(await page.findByText('206500 pesos')).toBeInTheDocument();
  expect(page.getByText('Incluye $500 del medio de pago')).toBeInTheDocument();
});

test('shows no failure while the payment is fetched', async () => {
  const sandbox = createTestSandbox();
  sandbox.use(http.get('*/__sandbox/payment', never));
  // Another payment than that of the test above, whose failure SWR still knows.
  const url = states.unknownPayment.query.url.replace('unknown', 'slow');
  const state = { ...states.unknownPayment, query: { ...states.unknownPayment.query, url } };
  const { container } = await renderScreen(screen, state, { sandbox });
  await waitFor(() => expect(container.querySelector('.bone')).toBeInTheDocument());
  expect(page.queryByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
});

test('settles the payment once when two outcomes are tapped', async () => {
  await renderPayment('yape');
  const [pay, cancel] = ['Pagar $206.000', 'Salir sin pagar'];
  fireEvent.click(await page.findByRole('button', { name: pay }));
  fireEvent.click(page.getByRole('button', { name: cancel }));
  await act(passTurns);
  expect(received.filter(({ path }) => path.endsWith('settle'))).toHaveLength(1);
});

test.each([
  [
    'leads to the other ways to pay when the page of a known loan is not opened',
    states.notListed,
    '#/pages/order-detail/order-detail?order_no=26100632&pay=1',
  ],
  ['leads to Home only when no loan is known', states.noAddress, undefined],
])('%s', async (_, state, href) => {
  await renderScreen(screen, state);
  await waitFor(() => expect(document.getElementById(ids.refused)).toBeVisible());
  expect(document.getElementById(ids.otherWays)?.getAttribute('href')).toBe(href);
});
