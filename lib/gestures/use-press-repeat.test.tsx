import { fireEvent, render, screen } from '@testing-library/react';
import { pressRepeat, usePressRepeat } from './use-press-repeat';

const onStep = jest.fn();

function Target() {
  return (
    <button type="button" {...usePressRepeat(onStep)}>
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

test('a tap is one step', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs - 1);
  fireEvent.pointerUp(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  jest.advanceTimersByTime(1000);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('the click that ends a rest adds nothing, a key after it is a step again', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs);
  fireEvent.pointerUp(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(onStep).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('a finger that holds repeats at its pace', () => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs + 3 * pressRepeat.everyMs);
  expect(onStep).toHaveBeenCalledTimes(4);
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('%s stops it', (end) => {
  render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  jest.advanceTimersByTime(pressRepeat.delayMs);
  fireEvent[end](screen.getByRole('button'));
  jest.advanceTimersByTime(1000);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('a button that goes away under the finger stops', () => {
  const { unmount } = render(<Target />);
  fireEvent.pointerDown(screen.getByRole('button'));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onStep).not.toHaveBeenCalled();
});
