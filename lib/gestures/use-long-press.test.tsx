import { fireEvent, render, screen } from '@testing-library/react';
import { useLongPress } from './use-long-press';

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

beforeEach(() => jest.useFakeTimers());

const down = { clientX: 100, clientY: 100, button: 0 };

test('suppresses the click after a long press and passes the next one', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  jest.advanceTimersByTime(350);
  fireEvent.pointerUp(target);
  fireEvent.click(target);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.pointerDown(target, down);
  fireEvent.pointerUp(target);
  fireEvent.click(target);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('movement is measured from the start point', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  fireEvent(target, moved({ clientX: 106, clientY: 100 }));
  fireEvent(target, moved({ clientX: 106, clientY: 109 }));
  jest.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});

test.each(['pointerUp', 'pointerCancel'] as const)('%s before 350 ms cancels', (end) => {
  const { target } = setUp();
  fireEvent.pointerDown(target, down);
  fireEvent[end](target);
  jest.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('a second finger and the secondary mouse button are ignored', () => {
  const { target } = setUp();
  fireEvent.pointerDown(target, { ...down, isPrimary: false });
  jest.advanceTimersByTime(350);
  fireEvent.pointerDown(target, { ...down, button: 2 });
  jest.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('suppresses the context menu only after a long press', () => {
  const { target } = setUp();
  expect(fireEvent.contextMenu(target)).toBe(true);
  fireEvent.pointerDown(target, down);
  jest.advanceTimersByTime(350);
  expect(fireEvent.contextMenu(target)).toBe(false);
});

test('is cancelled by unmounting', () => {
  const { target, unmount } = setUp();
  fireEvent.pointerDown(target, down);
  unmount();
  jest.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});

/** A move with fractional coordinates, as phones send them; jsdom's constructor would round them. */
function moved(at: { clientX: number; clientY: number }): Event {
  const event = new PointerEvent('pointermove', { bubbles: true, pointerId: 1 });
  Object.defineProperties(event, {
    clientX: { value: at.clientX },
    clientY: { value: at.clientY },
  });
  return event;
}
