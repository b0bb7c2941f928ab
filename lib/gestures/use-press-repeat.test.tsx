import { fireEvent, render, screen } from '@testing-library/react';
import { pressRepeat, usePressRepeat } from './use-press-repeat';

const onRepeat = jest.fn();

function Target() {
  return (
    <button type="button" {...usePressRepeat(onRepeat)}>
      +
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a tap repeats nothing: the click does its work', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs - 1);
  fireEvent.pointerUp(screen.getByRole('button'));
  jest.advanceTimersByTime(1000);
  expect(onRepeat).not.toHaveBeenCalled();
});

test('a finger that holds repeats at its pace', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs + 3 * pressRepeat.everyMs);
  expect(onRepeat).toHaveBeenCalledTimes(4);
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('%s stops it', (end) => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs);
  fireEvent[end](screen.getByRole('button'));
  jest.advanceTimersByTime(1000);
  expect(onRepeat).toHaveBeenCalledTimes(1);
});

test('a button that goes away under the finger stops', () => {
  const { unmount } = render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onRepeat).not.toHaveBeenCalled();
});
