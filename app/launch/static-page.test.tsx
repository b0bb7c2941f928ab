import { act, screen as page, render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import type { ScreenLoad } from '@/app/routing/use-screen';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { NavigatorContext } from '@/lib/router/router-context';
import { coverAtom, isSessionReadyAtom } from '@/lib/session/session-state';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { startPage } from './start-page';
import { StaticPage } from './static-page';

let mockIsLocaleSettled = true;
let mockLoad: ScreenLoad;

jest.mock('./app-root', () => ({
  AppRoot: ({ navigator, overrides, children }: MockRootProps) => (
    <NavigatorContext value={navigator}>
      <i>{JSON.stringify(overrides)}</i>
      {children(mockIsLocaleSettled)}
    </NavigatorContext>
  ),
}));
jest.mock('./start-page');
jest.mock('@/app/routing/use-screen', () => ({ useScreen: () => mockLoad }));
jest.mock('@/app/routing/screen-loading', () => ({
  ScreenLoading: ({ load }: { load: ScreenLoad }) => <p>{load.status}</p>,
}));
jest.mock('@/app/routing/screen-view', () => ({ ScreenView: () => <p>the screen</p> }));
jest.mock('@/lib/i18n/screen-texts', () => ({
  ScreenTexts: ({ children }: { children: ReactNode }) => children,
}));

type MockRootProps = {
  navigator: ReturnType<typeof fakeNavigator>;
  overrides: object;
  children: (isLocaleSettled: boolean) => ReactNode;
};

const screen = defineScreen({ query: noQuery, Screen: () => null });
const navigator = fakeNavigator({ path: '/pages/policy/policy', query: {} });
const plain = { navigator, transport: Promise.resolve() };
const { dataset } = document.documentElement;
const store = getDefaultStore();

beforeEach(() => {
  mockIsLocaleSettled = true;
  mockLoad = { status: 'ready', screen };
  dataset.boot = 'wait';
  store.set(isSessionReadyAtom, true);
  jest.mocked(startPage).mockReturnValue(plain);
});
afterEach(() => {
  delete dataset.boot;
  act(() => store.set(coverAtom, 'none'));
});

const open = () => act(async () => render(<StaticPage path="/pages/policy/policy" />));

test('shows the screen, without the boot script’s cover', async () => {
  await open();
  expect(page.getByText('the screen')).toBeInTheDocument();
  expect(page.getByText('{}')).toBeInTheDocument();
  expect(dataset.boot).toBeUndefined();
});

test('shows nothing, under the cover, until the screen is loaded', async () => {
  mockLoad = { status: 'pending' };
  await open();
  expect(page.queryByText('pending')).not.toBeInTheDocument();
  expect(dataset.boot).toBe('wait');
});

test.each(['slow', 'unknown'] as const)('shows that the screen is %s', async (status) => {
  mockLoad = { status };
  await open();
  expect(page.getByText(status)).toBeInTheDocument();
  expect(page.queryByText('the screen')).not.toBeInTheDocument();
  expect(dataset.boot).toBeUndefined();
});
