import { fireEvent, render, screen } from '@testing-library/react';
import { longPress, useLongPress } from './use-long-press';

const onLongPress = jest.fn();
const onClick = jest.fn();

function Target() {
  return (
    <button type="button" onClick={onClick} {...useLongPress(onLongPress)}>
      Número
    </button>
  );
}

function setUp() {
  const view = render(<Target />);
  return { ...view, target: screen.getByRole('button') };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const down = { clientX: 100, clientY: 100, button: 0 };

test('a finger that rests 350 ms is one long press', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  jest.advanceTimersByTime(longPress.delayMs - 1);
  expect(onLongPress).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5000);
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

test('the click after a long press is swallowed, the next tap is a click again', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  jest.advanceTimersByTime(longPress.delayMs);
  fireEvent.pointerUp(target);
  fireEvent.click(target);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.pointerDown(target, down);
  fireEvent.pointerUp(target);
  fireEvent.click(target);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['slips 10 px', 110, 1],
  ['slips more than 10 px', 110.5, 0],
])('a finger that %s at x=%d makes %d long presses', (_, clientX, calls) => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  fireEvent(target, moved({ clientX, clientY: 100 }));
  jest.advanceTimersByTime(longPress.delayMs);
  expect(onLongPress).toHaveBeenCalledTimes(calls);
});

test('the way is measured from where the finger came down, not from its last place', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  fireEvent(target, moved({ clientX: 106, clientY: 100 }));
  fireEvent(target, moved({ clientX: 106, clientY: 109 }));
  jest.advanceTimersByTime(longPress.delayMs);
  expect(onLongPress).not.toHaveBeenCalled();
});

test.each(['pointerUp', 'pointerCancel'] as const)('%s in time calls nothing', (end) => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  fireEvent[end](target);
  jest.advanceTimersByTime(longPress.delayMs);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('a second finger and the other mouse button are no long press', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, { ...down, isPrimary: false });
  jest.advanceTimersByTime(longPress.delayMs);
  fireEvent.pointerDown(target, { ...down, button: 2 });
  jest.advanceTimersByTime(longPress.delayMs);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('the phone’s own menu stays away only after a long press', () => {
  const { target } = setUp();
  expect(fireEvent.contextMenu(target)).toBe(true);
  fireEvent.pointerDown(target, down);
  jest.advanceTimersByTime(longPress.delayMs);
  expect(fireEvent.contextMenu(target)).toBe(false);
});

test('a screen that goes away under the finger is not called', () => {
  const { target, unmount } = setUp();
  fireEvent.pointerDown(target, down);
  unmount();
  jest.advanceTimersByTime(longPress.delayMs);
  expect(onLongPress).not.toHaveBeenCalled();
});

/** Rounds nothing: jsdom keeps fractions of MouseEvent coordinates, as phones send them. */
function moved(at: { clientX: number; clientY: number }): Event {
  const event = new PointerEvent('pointermove', { bubbles: true, pointerId: 1 });
  Object.defineProperties(event, {
    clientX: { value: at.clientX },
    clientY: { value: at.clientY },
  });
  return event;
}
