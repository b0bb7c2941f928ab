import { renderHook } from '@testing-library/react';
import { emitTabTap, useTabTap } from './tab-tap';

const home = '/';
const loans = '/pages/my-loan/my-loan';

test('a tap on its own tab reaches every listener of a screen, a tap on another tab none', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  renderHook(() => useTabTap(loans, first));
  renderHook(() => useTabTap(loans, second));
  emitTabTap(home);
  expect(first).not.toHaveBeenCalled();
  emitTabTap(loans);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a screen that has left is not notified of its tab any more', () => {
  const listener = jest.fn();
  const { unmount } = renderHook(() => useTabTap(loans, listener));
  unmount();
  emitTabTap(loans);
  expect(listener).not.toHaveBeenCalled();
});

test('a screen whose path changes follows the tab of the new one only', () => {
  const listener = jest.fn();
  const { rerender } = renderHook(({ path }) => useTabTap(path, listener), {
    initialProps: { path: loans as typeof loans | typeof home },
  });
  rerender({ path: home });
  emitTabTap(loans);
  expect(listener).not.toHaveBeenCalled();
  emitTabTap(home);
  expect(listener).toHaveBeenCalledTimes(1);
});
