import { act, renderHook } from '@testing-library/react';
import { askToLeave, isGuarded, useLeaveGuard, useLeaveRequest } from './leave-guard';

function setUp(dirty: boolean) {
  return renderHook(
    (props: { dirty: boolean }) => ({
      release: useLeaveGuard(props.dirty),
      request: useLeaveRequest(),
    }),
    { initialProps: { dirty } },
  );
}

test('without changes the way is free', () => {
  setUp(false);
  const proceed = jest.fn();
  askToLeave(proceed);
  expect(proceed).toHaveBeenCalledTimes(1);
});

test('with unsaved changes leaving waits for the answer, and staying forgets it', () => {
  const { result } = setUp(true);
  const proceed = jest.fn();
  act(() => askToLeave(proceed));
  expect(proceed).not.toHaveBeenCalled();
  act(() => result.current.request?.stay());
  expect(result.current.request).toBeNull();
  expect(isGuarded()).toBe(true);
  expect(proceed).not.toHaveBeenCalled();
});

test('agreeing to leave goes on once and closes the question', () => {
  const { result } = setUp(true);
  const proceed = jest.fn();
  act(() => askToLeave(proceed));
  act(() => result.current.request?.leave());
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(result.current.request).toBeNull();
});

test('after a save the guard is released before the next render', () => {
  const { result } = setUp(true);
  result.current.release();
  expect(isGuarded()).toBe(false);
});

test('a screen that is gone guards nothing', () => {
  const { unmount } = setUp(true);
  unmount();
  expect(isGuarded()).toBe(false);
});
