import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { setFetch } from '@/lib/api/transport';
import { createTestSandbox, type TestSandbox } from '@/lib/sandbox/entry-jest';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { toastAtom } from '@/lib/toast/toast';
import { followEveryMs, useFollowState } from './use-follow-state';

let sandbox: TestSandbox;
let asked: number;

beforeEach(async () => {
  jest.useFakeTimers();
  sandbox = createTestSandbox();
  asked = 0;
  setFetch((request) => {
    asked += 1;
    return sandbox.fetch(request);
  });
  await logIn({ ...sandbox.control.scenario('review'), new_guest: false });
});

afterEach(async () => {
  show('visible');
  await logOut('signOut');
  setFetch(undefined);
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function follow() {
  const onChange = jest.fn();
  return { onChange, ...renderHook(() => useFollowState('review', onChange)) };
}

test('nothing is told as long as the state is the same', async () => {
  const { onChange } = follow();
  await pass(3 * followEveryMs);
  expect(asked).toBe(3);
  expect(onChange).not.toHaveBeenCalled();
});

test('another state is told within 15 seconds', async () => {
  const { onChange } = follow();
  sandbox.control.advance('PT3M');
  await pass(followEveryMs);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a hidden page asks nothing, and asks at once when it is shown again', async () => {
  const { onChange } = follow();
  show('hidden');
  sandbox.control.advance('PT3M');
  await pass(10 * followEveryMs);
  expect(asked).toBe(0);
  show('visible');
  await pass(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a failure says nothing, and the next try is made all the same', async () => {
  const { onChange } = follow();
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 1 });
  sandbox.control.advance('PT3M');
  await pass(followEveryMs);
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await pass(followEveryMs);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('who is gone asks nothing more', async () => {
  const { unmount } = follow();
  unmount();
  await pass(4 * followEveryMs);
  show('visible');
  await pass(0);
  expect(asked).toBe(0);
});
