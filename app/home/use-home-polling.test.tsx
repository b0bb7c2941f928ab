import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { unload } from 'swr';
import type { Home } from '@/lib/api/schemas/home';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { received, server } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { toastAtom } from '@/lib/toast/toast';
import { useHomePolling } from './use-home-polling';

const pollEveryMs = 15_000;

let sandbox: TestSandbox;

beforeEach(async () => {
  jest.useFakeTimers();
  unload();
  sandbox = createTestSandbox();
  server.use(...sandbox.handlers);
  await logIn({ ...sandbox.control.scenario('review'), new_guest: false });
});

afterEach(async () => {
  show('visible');
  await logOut('signOut');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function start() {
  const onChange = jest.fn();
  const hasCome = ({ state }: Home) => state !== 'review';
  const use = () => useHomePolling({ awaited: 'review', hasCome, onChange });
  return { onChange, ...renderHook(use) };
}

test('does not call back while the state is the same', async () => {
  const { onChange, result } = start();
  expect(result.current).toBeUndefined();
  await pass(3 * pollEveryMs);
  expect(received).toHaveLength(3);
  expect(result.current).toBe(Date.now());
  expect(onChange).not.toHaveBeenCalled();
});

test('calls back within 15 s of a new state', async () => {
  const { onChange } = start();
  sandbox.control.advance('PT3M');
  await pass(pollEveryMs);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const { onChange } = start();
  show('hidden');
  sandbox.control.advance('PT3M');
  await pass(10 * pollEveryMs);
  expect(received).toHaveLength(0);
  show('visible');
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('shows nothing when a poll fails, and polls again', async () => {
  const { onChange } = start();
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 1 });
  sandbox.control.advance('PT3M');
  await pass(pollEveryMs);
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await pass(pollEveryMs);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('stops polling when it unmounts', async () => {
  const { unmount } = start();
  unmount();
  await pass(4 * pollEveryMs);
  show('visible');
  await pass(0);
  expect(received).toHaveLength(0);
});
