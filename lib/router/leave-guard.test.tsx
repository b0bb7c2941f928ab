import { act, renderHook } from '@testing-library/react';
import {
  confirmLeave,
  dropLeaveRequest,
  hasLeaveGuard,
  useLeaveGuard,
  useLeaveRequest,
} from './leave-guard';

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

test('unmounting removes the guard', () => {
  const { unmount } = setUp(true);
  unmount();
  expect(hasLeaveGuard()).toBe(false);
});

test.each(['are saved', 'are gone with their screen'])(
  'the question of leaving closes when the changes %s while it is open',
  (by) => {
    const { result, unmount } = setUp(true);
    const others = renderHook(useLeaveRequest);
    act(() => confirmLeave(() => undefined));
    act(() => (by === 'are saved' ? result.current.release() : unmount()));
    expect(others.result.current).toBeNull();
  },
);

test('changes that are saved remove the guard, and new ones add it again', () => {
  const { rerender } = setUp(true);
  rerender({ dirty: false });
  expect(hasLeaveGuard()).toBe(false);
  rerender({ dirty: true });
  expect(hasLeaveGuard()).toBe(true);
});

test('one of two guards that is released leaves the other', () => {
  const [first, second] = [setUp(true), setUp(true)];
  first.result.current.release();
  expect(hasLeaveGuard()).toBe(true);
  second.result.current.release();
  expect(hasLeaveGuard()).toBe(false);
});

test('a user who leaves is not asked by the next screen, nor by another that was dirty', () => {
  const { result } = setUp(true);
  setUp(true);
  act(() => confirmLeave(jest.fn()));
  act(() => result.current.request?.leave());
  expect(hasLeaveGuard()).toBe(false);
});

test('the prompt of a user who has left is dropped', () => {
  const { result } = setUp(true);
  act(() => confirmLeave(jest.fn()));
  expect(result.current.request).not.toBeNull();
  act(dropLeaveRequest);
  expect(result.current.request).toBeNull();
  expect(hasLeaveGuard()).toBe(false);
});
