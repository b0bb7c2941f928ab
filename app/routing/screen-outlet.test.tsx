import { act, fireEvent, screen as shown } from '@testing-library/react';
import * as v from 'valibot';
import { loadCatalogue } from '@/lib/i18n/catalogue';
import { locales } from '@/lib/i18n/locale';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import {
  type Navigator,
  prerenderedLocation,
  type RouteLocation,
} from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { ScreenOutlet } from './screen-outlet';
import { mayLiveOn } from './tabs';

const loads = new Map<string, () => Promise<unknown>>();

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

jest.mock('./tabs', () => ({ ...jest.requireActual('./tabs'), mayLiveOn: jest.fn() }));

const counter = defineScreen({
  query: noQuery,
  Screen: () => <input aria-label="tab field" />,
});
const detail = defineScreen({
  query: v.object({ order_no: v.string() }),
  Screen: ({ order_no }) => <h1>Order {order_no}</h1>,
});

/** A navigator that a test moves by hand. */
function fakeNavigator(path: string) {
  let location: RouteLocation = prerenderedLocation(path);
  const listeners = new Set<() => void>();
  const navigator: Navigator = {
    current: () => location,
    prerendered: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: () => undefined,
    replace: () => undefined,
    relaunch: () => undefined,
    back: () => undefined,
    href: ({ path: to }) => `#${to}`,
  };
  const move = (to: string, query = {}, navigationType: NavigationType = 'push') =>
    act(async () => {
      location = { target: { path: to, query }, navigationType, key: location.key + 1 };
      for (const listener of listeners) listener();
    });
  return { navigator, move };
}

async function setUp(path: string) {
  const fake = fakeNavigator(path);
  await act(async () => {
    renderWithI18n(
      <NavigatorContext value={fake.navigator}>
        <ScreenOutlet onShown={() => undefined} />
      </NavigatorContext>,
    );
  });
  return fake;
}

beforeAll(() => Promise.all(locales.map((locale) => loadCatalogue(locale, 'screens'))));
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(mayLiveOn).mockReturnValue(true);
  loads.clear();
  loads.set('/', async () => ({ screen: counter }));
  loads.set('/pages/order-detail/order-detail', async () => ({ screen: detail }));
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('a tab keeps what was typed while another screen is on top', async () => {
  const { move } = await setUp('/');
  fireEvent.change(shown.getByLabelText('tab field'), { target: { value: 'typed' } });
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(shown.getByRole('heading', { name: 'Order 7' })).toBeVisible();
  expect(shown.getByLabelText('tab field')).not.toBeVisible();
  await move('/', {}, 'back');
  expect(shown.getByLabelText('tab field')).toBeVisible();
  expect(shown.getByLabelText('tab field')).toHaveValue('typed');
});

test('a Home that is left before it has come to life is drawn anew', async () => {
  jest.mocked(mayLiveOn).mockReturnValue(false);
  const { move } = await setUp('/');
  fireEvent.change(shown.getByLabelText('tab field'), { target: { value: 'typed' } });
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(shown.getByRole('heading', { name: 'Order 7' })).toBeVisible();
  expect(shown.queryByLabelText('tab field')).toBeNull();
  await move('/', {}, 'replace');
  expect(shown.getByLabelText('tab field')).toHaveValue('');
});

test('the screen before stays for 200 ms while the next is loading, then a loader shows', async () => {
  loads.set('/pages/sign/sign', () => new Promise(() => undefined));
  const { move } = await setUp('/');
  await move('/pages/sign/sign');
  await act(async () => jest.advanceTimersByTime(199));
  expect(shown.getByLabelText('tab field')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(2));
  expect(shown.getByRole('status')).toBeInTheDocument();
  expect(shown.getByLabelText('tab field')).not.toBeVisible();
});

test('after 60 s a tap on the screen loads anew', async () => {
  let tries = 0;
  loads.set('/pages/webview/webview', () => {
    tries += 1;
    return tries === 1 ? new Promise(() => undefined) : Promise.resolve({ screen: counter });
  });
  const { move } = await setUp('/');
  await move('/pages/webview/webview');
  await act(async () => jest.advanceTimersByTime(60_001));
  await act(async () => jest.advanceTimersByTime(1));
  await act(async () => fireEvent.click(shown.getByRole('button')));
  expect(tries).toBe(2);
  expect(shown.getAllByLabelText('tab field').at(-1)).toBeVisible();
});

test('a load that fails can be tried again', async () => {
  let tries = 0;
  loads.set('/pages/product/product', () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('no network'))
      : Promise.resolve({ screen: detail });
  });
  const { move } = await setUp('/');
  await move('/pages/product/product', { order_no: '1' });
  await act(async () => jest.advanceTimersByTime(1));
  await act(async () => fireEvent.click(shown.getByRole('button')));
  expect(shown.getByRole('heading', { name: 'Order 1' })).toBeVisible();
});

test.each([
  ['an unknown route', '/pages/none/none', {}],
  ['an address that lacks what its screen needs', '/pages/order-detail/order-detail', {}],
])('%s says so and leads Home', async (_, path, query) => {
  const { move } = await setUp('/');
  await move(path, query);
  expect(shown.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});

test('a new screen begins at the top and takes the reading position', async () => {
  const { move } = await setUp('/');
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toContainElement(shown.getByRole('heading', { name: 'Order 7' }));
});

test('the stage says how its screen came, so that it can come in from there', async () => {
  const { move } = await setUp('/');
  const stageOf = (element: HTMLElement) => element.closest('.stage');
  const home = stageOf(shown.getByLabelText('tab field'));
  expect(home).toHaveAttribute('data-move', 'load');
  await move('/pages/order-detail/order-detail', { order_no: '7' });
  expect(stageOf(shown.getByRole('heading'))).toHaveAttribute('data-move', 'push');
  await move('/', {}, 'back');
  expect(home).toHaveAttribute('data-move', 'back');
  expect(home).toBeVisible();
});
