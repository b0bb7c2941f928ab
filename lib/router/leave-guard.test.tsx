import { act, renderHook } from '@testing-library/react';
import { confirmLeave, hasLeaveGuard, useLeaveGuard, useLeaveRequest } from './leave-guard';

function setUp(dirty: boolean) {
  return renderHook(
    (props: { dirty: boolean }) => ({
      release: useLeaveGuard(props.dirty),
      request: useLeaveRequest(),
    }),
    { initialProps: { dirty } },
  );
}

test('proceeds at once when nothing is unsaved', () => {
  setUp(false);
  const proceed = jest.fn();
  confirmLeave(proceed);
  expect(proceed).toHaveBeenCalledTimes(1);
});

test('waits for a decision when changes are unsaved; staying drops the request', () => {
  const { result } = setUp(true);
  const proceed = jest.fn();
  act(() => confirmLeave(proceed));
  expect(proceed).not.toHaveBeenCalled();
  act(() => result.current.request?.stay());
  expect(result.current.request).toBeNull();
  expect(hasLeaveGuard()).toBe(true);
  expect(proceed).not.toHaveBeenCalled();
});

test('proceeds once and closes the request when the user agrees to leave', () => {
  const { result } = setUp(true);
  const proceed = jest.fn();
  act(() => confirmLeave(proceed));
  act(() => result.current.request?.leave());
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(result.current.request).toBeNull();
});

test('release() removes the guard before the next render', () => {
  const { result } = setUp(true);
  result.current.release();
  expect(hasLeaveGuard()).toBe(false);
});

test('unmounting removes the guard', () => {
  const { unmount } = setUp(true);
  unmount();
  expect(hasLeaveGuard()).toBe(false);
});
