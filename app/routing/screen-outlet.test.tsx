import { act, fireEvent, screen as shown } from '@testing-library/react';
import * as v from 'valibot';
import { canKeepAlive } from '@/app/layout/tabs';
import { allScreenParts, loadCatalogues } from '@/lib/i18n/catalogue';
import { locales } from '@/lib/i18n/locale';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { ScreenOutlet } from './screen-outlet';

const loads = new Map<string, () => Promise<unknown>>();

jest.mock('./load-new-build', () => ({
  loadNewBuild: async () => false,
  endNewBuildLoad: () => undefined,
}));
jest.mock('@/app/routes.gen', () => ({
  routes: new Proxy(
    {},
    {
      get: (_, path: string) => loads.get(path),
      getOwnPropertyDescriptor: (_, path: string) =>
        loads.has(path) ? { configurable: true, enumerable: true } : undefined,
    },
  ),
}));

jest.mock('@/app/layout/tabs', () => ({
  ...jest.requireActual('@/app/layout/tabs'),
  canKeepAlive: jest.fn(),
}));

const counter = defineScreen({
  query: noQuery,
  Screen: () => <input aria-label="tab field" />,
});
const detail = defineScreen({
  query: v.object({ order_no: v.string() }),
  Screen: ({ order_no }) => <h1>Order {order_no}</h1>,
});

async function setUp(path: string, onShown: (isShown: boolean) => void = () => undefined) {
  const navigator = fakeNavigator({ path, query: {} });
  await act(async () => {
    renderWithI18n(
      <NavigatorContext value={navigator}>
        <ScreenOutlet onShown={onShown} />
      </NavigatorContext>,
    );
  });
  const move = (to: string, query = {}, navigationType: NavigationType = 'push') =>
    act(async () => navigator.show({ path: to, query }, navigationType));
  return { navigator, move };
}

beforeAll(() => Promise.all(locales.map((locale) => loadCatalogues(locale, allScreenParts))));
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(canKeepAlive).mockReturnValue(true);
  loads.clear();
  loads.set('/', async () => ({ screen: counter }));
  loads.set('/pages/order-detail/order-detail', async () => ({ screen: detail }));
});

test('a tab keeps its state while another screen is shown', async () => {
  const { move } = await setUp('/');
  fireEvent.change(shown.getByLabelText('tab field'), { target: { value: 'typed' } });
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(shown.getByRole('heading', { name: 'Order 7' })).toBeVisible();
  expect(shown.getByLabelText('tab field')).not.toBeVisible();
  await move('/', {}, 'back');
  expect(shown.getByLabelText('tab field')).toBeVisible();
  expect(shown.getByLabelText('tab field')).toHaveValue('typed');
});

test('a Home that is left before it is hydrated mounts again', async () => {
  jest.mocked(canKeepAlive).mockReturnValue(false);
  const { move } = await setUp('/');
  fireEvent.change(shown.getByLabelText('tab field'), { target: { value: 'typed' } });
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(shown.getByRole('heading', { name: 'Order 7' })).toBeVisible();
  expect(shown.queryByLabelText('tab field')).toBeNull();
  await move('/', {}, 'replace');
  expect(shown.getByLabelText('tab field')).toHaveValue('');
});

test('the previous screen is shown for 200 ms while the next one loads, then a loader', async () => {
  loads.set('/pages/sign/sign', () => new Promise(() => undefined));
  const { move } = await setUp('/');
  await move('/pages/sign/sign');
  await act(async () => jest.advanceTimersByTime(199));
  expect(shown.getByLabelText('tab field')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(2));
  expect(shown.getByRole('status')).toBeInTheDocument();
  expect(shown.getByLabelText('tab field')).not.toBeVisible();
});

test('a tap on the screen loads it again after 60 s', async () => {
  let tries = 0;
  loads.set('/pages/webview/webview', () => {
    tries += 1;
    return tries === 1 ? new Promise(() => undefined) : Promise.resolve({ screen: counter });
  });
  const { move } = await setUp('/');
  await move('/pages/webview/webview');
  await act(async () => jest.advanceTimersByTime(60_001));
  await act(async () => jest.advanceTimersByTime(1));
  await act(async () =>
    fireEvent.click(shown.getByRole('button', { name: /tarda más de lo normal/i })),
  );
  expect(tries).toBe(2);
  expect(shown.getAllByLabelText('tab field').at(-1)).toBeVisible();
});

test.each([
  ['an unknown route', '/pages/none/none', {}],
  ['a query that lacks a required parameter', '/pages/order-detail/order-detail', {}],
])('%s shows "not found" with a link to Home', async (_, path, query) => {
  const { move } = await setUp('/');
  await move(path, query);
  expect(shown.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});

test('a new screen is scrolled to the top and gets the focus', async () => {
  const { move } = await setUp('/');
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  const container = shown.getByRole('heading', { name: 'Order 7' }).closest('.screen');
  expect(container).toHaveFocus();
});

test('the container has the type of the last navigation, for the animation', async () => {
  const { move } = await setUp('/');
  const containerOf = (element: HTMLElement) => element.closest('.screen');
  const home = containerOf(shown.getByLabelText('tab field'));
  expect(home).toHaveAttribute('data-move', 'load');
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(containerOf(shown.getByRole('heading'))).toHaveAttribute('data-move', 'push');
  await move('/', {}, 'back');
  expect(home).toHaveAttribute('data-move', 'back');
  expect(home).toBeVisible();
});

test('the first screen does not take the focus', async () => {
  await setUp('/');
  expect(document.body).toHaveFocus();
});

test('a tab that is opened again has the query of the last navigation', async () => {
  const list = defineScreen({
    query: v.object({ shown: v.optional(v.string(), 'all') }),
    Screen: ({ shown: filter }) => <p>list of {filter}</p>,
  });
  loads.set('/pages/my-loan/my-loan', async () => ({ screen: list }));
  const { move } = await setUp('/');
  await move('/pages/my-loan/my-loan');
  await move('/');
  await move('/pages/my-loan/my-loan', { shown: 'cleared' });
  expect(shown.getByText('list of cleared')).toBeVisible();
  expect(shown.queryByText('list of all')).toBeNull();
});

test('tells whether the current location is on show', async () => {
  const onShown = jest.fn();
  loads.set('/pages/sign/sign', () => new Promise(() => undefined));
  const { move } = await setUp('/', onShown);
  expect(onShown).toHaveBeenLastCalledWith(true);
  await move('/pages/sign/sign');
  expect(onShown).toHaveBeenLastCalledWith(false);
  await act(async () => jest.advanceTimersByTime(201));
  expect(onShown).toHaveBeenLastCalledWith(true);
});
