import { readFileSync } from 'node:fs';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useCall } from '@/lib/api/use-call';
import { createHashNavigator } from '@/lib/router/navigation/hash-navigator';
import { received, server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { applyDeviceTheme, applyInsets, openLinks, relayLifecycle } from './shell-events';

let unsubscribe: () => void;
afterEach(() => unsubscribe());

/** Sends an event as the shell does; returns whether a handler accepted it. */
const send = (event: string, data?: unknown) => window.onMessage?.(JSON.stringify({ event, data }));

describe('applyDeviceTheme', () => {
  const theme = () => document.documentElement.dataset.deviceTheme;

  test('follows the night mode of the device while the app is open', () => {
    unsubscribe = applyDeviceTheme();
    expect(send('theme', { dark: true })).toBe(true);
    expect(theme()).toBe('dark');
    expect(send('theme', { dark: false })).toBe(true);
    expect(theme()).toBe('light');
  });

  test('is the look only where Settings follow the device', () => {
    const css = readFileSync('components/foundation/tokens.css', 'utf8');
    const rule = (theme: string) =>
      new RegExp(
        `:root\\[data-device-theme="${theme}"\\]:not\\(\\[data-theme\\]\\)[^{}]*\\{\\s*color-scheme: ${theme};`,
      );
    expect(css).toMatch(rule('light'));
    expect(css).toMatch(rule('dark'));
  });
});

describe('applyInsets', () => {
  const bars = { top: 24, right: 0, bottom: 48.5, left: 12, keyboard: 0 };
  const scrollIntoView = jest.fn();
  const variable = (name: string) => document.documentElement.style.getPropertyValue(name);

  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    document.body.innerHTML = '<input id="name">';
    unsubscribe = applyInsets();
  });
  afterEach(() => document.documentElement.removeAttribute('style'));

  test('writes the insets into the CSS variables of the design system', () => {
    expect(send('insets', bars)).toBe(true);
    expect(['top', 'right', 'bottom', 'left'].map((edge) => variable(`--safe-${edge}`))).toEqual([
      '24px',
      '0px',
      '48.5px',
      '12px',
    ]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('scrolls the focused field into view when the keyboard opens', () => {
    document.getElementById('name')?.focus();
    send('insets', { ...bars, bottom: 0, keyboard: 300 });
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('name')]);
    window.dispatchEvent(new Event('resize'));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test('does not scroll on resize without a keyboard', () => {
    send('insets', { ...bars, keyboard: 300 });
    send('insets', bars);
    scrollIntoView.mockClear();
    window.dispatchEvent(new Event('resize'));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('openLinks', () => {
  // One for all tests: each one created listens to the same window.
  const navigator = createHashNavigator({
    window,
    storage: { read: () => undefined, write: () => undefined },
    interceptBack: () => false,
  });
  const start = '/pages/start/start';

  beforeEach(() => {
    navigator.push({ path: start, query: {} });
    unsubscribe = openLinks(navigator);
  });

  test('does not navigate when the screen is already shown', () => {
    send('link', { to: '/pages/policy/policy?type=faq' });
    const before = navigator.current();
    expect(send('link', { to: '/pages/policy/policy?type=faq' })).toBe(true);
    expect(navigator.current()).toBe(before);
  });

  test('opens after the navigation that is on its way, which would drop it', async () => {
    navigator.relaunch({ path: '/pages/my-loan/my-loan', query: {} });
    expect(send('link', { to: '/pages/policy/policy?type=faq' })).toBe(true);
    await waitFor(() => expect(navigator.current().target.path).toBe('/pages/policy/policy'));
    expect(window.location.hash).toBe('#/pages/policy/policy?type=faq');
  });
});

describe('relayLifecycle', () => {
  beforeEach(() => {
    unsubscribe = relayLifecycle();
  });

  const sendAsync = (event: string, data?: unknown) => act(async () => void send(event, data));

  /** Renders a hook that reads Home. */
  async function readHome() {
    server.use(...createTestSandbox().handlers);
    const config = { provider: () => new Map(), dedupingInterval: 0 };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={config}>{children}</SWRConfig>
    );
    const { result } = renderHook(() => useCall('app/home', {}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
  }

  test('revalidates when the connection is restored, not at the initial state', async () => {
    await readHome();
    await sendAsync('network', { online: true });
    expect(received).toHaveLength(1);
    await sendAsync('network', { online: false });
    expect(received).toHaveLength(1);
    await sendAsync('network', { online: true });
    await waitFor(() => expect(received).toHaveLength(2));
  });

  test('dispatches no event for a connection that is as it was', async () => {
    const seen: string[] = [];
    const note = ({ type }: Event) => void seen.push(type);
    for (const type of ['online', 'offline']) window.addEventListener(type, note);
    for (const online of [true, false, false, true, true]) await sendAsync('network', { online });
    expect(seen).toEqual(['offline', 'online']);
    for (const type of ['online', 'offline']) window.removeEventListener(type, note);
  });

  test('revalidates on resume', async () => {
    await readHome();
    await sendAsync('pause');
    expect(received).toHaveLength(1);
    const later = Date.now() + 31_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await sendAsync('resume');
    await waitFor(() => expect(received).toHaveLength(2));
    jest.restoreAllMocks();
  });

  test('dispatches freeze on pause', async () => {
    const frozen = jest.fn();
    document.addEventListener('freeze', frozen);
    await sendAsync('pause');
    expect(frozen).toHaveBeenCalledTimes(1);
    document.removeEventListener('freeze', frozen);
  });
});
