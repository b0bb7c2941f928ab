import { act, render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { coverAtom, isSessionReadyAtom } from '@/lib/session/session-state';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { HashApp } from './hash-app';
import { keepFiles } from './keep-files';

let mockIsLocaleSettled = true;
let mockOnShown: ((isCurrent: boolean) => void) | undefined;

jest.mock('./app-root', () => ({
  AppRoot: ({ children }: { children: (isLocaleSettled: boolean) => ReactNode }) =>
    children(mockIsLocaleSettled),
}));
jest.mock('@/app/routing/screen-outlet', () => ({
  ScreenOutlet: ({ onShown }: { onShown: (isCurrent: boolean) => void }) => {
    mockOnShown = onShown;
    return null;
  },
}));
jest.mock('@/app/pages/index/index/screen', () => ({ screen: {} }));
const mockPrefetch = jest.fn();
jest.mock('@/app/routing/use-screen', () => ({
  presetScreen: () => undefined,
  prefetchScreen: (path: string) => mockPrefetch(path),
}));
jest.mock('@/app/sandbox/start-transport', () => ({ startTransport: () => Promise.resolve() }));
jest.mock('./keep-files');

const store = getDefaultStore();
const { dataset } = document.documentElement;

beforeEach(() => {
  mockIsLocaleSettled = true;
  store.set(isSessionReadyAtom, true);
  store.set(coverAtom, 'none');
  dataset.boot = 'wait';
});
afterEach(() => {
  store.set(isSessionReadyAtom, false);
  store.set(coverAtom, 'none');
  delete dataset.boot;
});

const show = (isCurrent = true) => act(() => mockOnShown?.(isCurrent));

test('the boot script’s cover is removed when the first screen is shown', () => {
  render(<HashApp locale="es" />);
  expect(dataset.boot).toBe('wait');
  show(false);
  expect(dataset.boot).toBe('wait');
  show();
  expect(dataset.boot).toBeUndefined();
});

test('once it is removed all surfaces count as shown: a press before was on the cover', () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-still="yes"></div>');
  render(<HashApp locale="es" />);
  const screen = document.body.querySelector('[data-still]');
  expect(screen).toHaveAttribute('data-still', 'yes');
  show();
  expect(screen).toHaveAttribute('data-still', 'no');
  screen?.remove();
});

test('it stays until the language is settled', () => {
  mockIsLocaleSettled = false;
  const { rerender } = render(<HashApp locale="es" />);
  show();
  expect(dataset.boot).toBe('wait');
  mockIsLocaleSettled = true;
  rerender(<HashApp locale="es" />);
  expect(dataset.boot).toBeUndefined();
});

test('it stays until the session is restored', () => {
  store.set(isSessionReadyAtom, false);
  render(<HashApp locale="es" />);
  show();
  expect(dataset.boot).toBe('wait');
  act(() => store.set(isSessionReadyAtom, true));
  expect(dataset.boot).toBeUndefined();
});

test('it stays while the user may not see the screen', () => {
  store.set(coverAtom, 'lock');
  render(<HashApp locale="es" />);
  show();
  expect(dataset.boot).toBe('wait');
  act(() => store.set(coverAtom, 'none'));
  expect(dataset.boot).toBeUndefined();
});

test.each([
  ['a link’s screen loads before the page hydrates', '#/pages/policy/policy?type=faq', true],
  ['Home, which the page has, is not loaded', '#/', false],
])('%s', async (_, hash, isLoaded) => {
  mockPrefetch.mockClear();
  window.location.hash = hash;
  await jest.isolateModulesAsync(async () => {
    await import('./hash-app');
  });
  expect(mockPrefetch.mock.calls).toEqual(isLoaded ? [['/pages/policy/policy']] : []);
  window.location.hash = '';
});

describe('the app’s files', () => {
  const { NODE_ENV } = process.env;
  const setMode = (mode: string) => Object.assign(process.env, { NODE_ENV: mode });
  const start = async (ms: number) => {
    render(<HashApp locale="es" />);
    await act(() => jest.advanceTimersByTimeAsync(ms));
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => setMode(NODE_ENV));

  test('are kept by a browser three seconds after the start', async () => {
    setMode('production');
    await start(2_999);
    expect(keepFiles).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(keepFiles).toHaveBeenCalledTimes(1);
  });

  test('are not kept by the dev server', async () => {
    await start(9_000);
    expect(keepFiles).not.toHaveBeenCalled();
  });

  test('are not kept by the shell, which has them', async () => {
    installFakeShell();
    setMode('production');
    await start(9_000);
    expect(keepFiles).not.toHaveBeenCalled();
  });
});
