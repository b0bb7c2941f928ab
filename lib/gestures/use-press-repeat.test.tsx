import { fireEvent, render, screen } from '@testing-library/react';
import { usePressRepeat } from './use-press-repeat';

const onStep = jest.fn();

function Target() {
  return (
    <button type="button" {...usePressRepeat(onStep)}>
      +
    </button>
  );
}

beforeEach(() => jest.useFakeTimers());

test('ignores the click at the end of a hold and counts a key after it', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(400);
  fireEvent.pointerUp(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(onStep).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('repeats every 90 ms while it is held', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(400 + 3 * 90);
  expect(onStep).toHaveBeenCalledTimes(4);
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('stops on %s', (end) => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(400);
  fireEvent[end](screen.getByRole('button'));
  jest.advanceTimersByTime(1000);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('stops when the button unmounts', () => {
  const { unmount } = render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onStep).not.toHaveBeenCalled();
});
