import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { slideAway, useDragDown } from './use-drag-down';

const onClose = jest.fn();
const onTap = jest.fn();

function Target() {
  const target = useRef<HTMLDivElement>(null);
  return (
    <div ref={target} data-testid="target">
      <header {...useDragDown(target, () => slideAway(target.current, onClose))}>
        <button type="button" onClick={onTap}>
          x
        </button>
      </header>
    </div>
  );
}

const finger = { pointerId: 3, isPrimary: true, button: 0 };

type PointerType = 'pointerDown' | 'pointerMove' | 'pointerUp';

/** Fires an event of the finger on the head, `at` so many ms. */
function fireAt(type: PointerType, clientY: number, at: number): void {
  const head = screen.getByRole('button');
  const event = createEvent[type](head, { ...finger, clientY });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(head, event);
}

function setUp() {
  HTMLElement.prototype.setPointerCapture = jest.fn();
  render(<Target />);
  const head = screen.getByRole('button');
  const target = screen.getByTestId('target');
  // Too slow to be thrown.
  let now = 0;
  function fire(type: PointerType, clientY: number) {
    now += 1000;
    fireAt(type, clientY, now);
  }
  return {
    down: () => fire('pointerDown', 100),
    drag: (px: number) => fire('pointerMove', 100 + px),
    release: () => fire('pointerUp', 100),
    cancel: () => fireEvent.pointerCancel(head, finger),
    tap: () => fireEvent.click(head),
    offset: () => target.style.getPropertyValue('--drag-offset'),
    isDragging: () => target.hasAttribute('data-dragging'),
  };
}

test('returns to its position when the pointer is cancelled', () => {
  const { down, drag, cancel, offset, isDragging } = setUp();
  down();
  drag(300);
  cancel();
  expect(onClose).not.toHaveBeenCalled();
  expect(offset()).toBe('0px');
  expect(isDragging()).toBe(false);
});

/** Drags by 40 px, the last 20 in `ms`, and releases `after` that. */
function flick({ ms, after }: { ms: number; after: number }) {
  HTMLElement.prototype.setPointerCapture = jest.fn();
  render(<Target />);
  fireAt('pointerDown', 100, 1000);
  fireAt('pointerMove', 120, 1200);
  fireAt('pointerMove', 140, 1200 + ms);
  fireAt('pointerUp', 140, 1200 + ms + after);
}

test('closes when it is thrown, however near', () => {
  flick({ ms: 16, after: 16 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['slow', { ms: 80, after: 16 }],
  ['at rest', { ms: 16, after: 80 }],
])('returns to its position when it is released near and %s', (_, timing) => {
  flick(timing);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByTestId('target').style.getPropertyValue('--drag-offset')).toBe('0px');
});

/** Drags the head far enough and releases it, where the browser animates; returns the animation. */
function dragFar(time = '220ms') {
  const animation: { onfinish?: () => void; cancel: jest.Mock } = { cancel: jest.fn() };
  const animate = jest.fn().mockReturnValue(animation);
  HTMLElement.prototype.setPointerCapture = jest.fn();
  HTMLElement.prototype.animate = animate;
  const { unmount } = render(<Target />);
  screen.getByTestId('target').style.setProperty('--t-2', time);
  const head = screen.getByRole('button');
  fireEvent.pointerDown(head, { ...finger, clientY: 100 });
  fireEvent.pointerMove(head, { ...finger, clientY: 300 });
  fireEvent.pointerUp(head, finger);
  return { animate, animation, unmount };
}

test('leaves the window before it closes, unless it was closed meanwhile', () => {
  const { animate, animation, unmount } = dragFar();
  expect(animate).toHaveBeenCalledWith(
    { translate: '0 100%' },
    expect.objectContaining({ duration: 220 }),
  );
  expect(onClose).not.toHaveBeenCalled();
  animation.onfinish?.();
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  animation.onfinish?.();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaves in the same time where the build has shortened its value to seconds', () => {
  const { animate } = dragFar('.22s');
  expect(animate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ duration: 220 }),
  );
});

test('returns to its position when it may not close, as while it is saving', async () => {
  const { animation } = dragFar();
  animation.onfinish?.();
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(animation.cancel).toHaveBeenCalled());
  expect(screen.getByTestId('target').style.getPropertyValue('--drag-offset')).toBe('0px');
});

test('a movement below 8 px is still a tap', () => {
  const { down, drag, release, tap, isDragging } = setUp();
  down();
  drag(7);
  expect(isDragging()).toBe(false);
  release();
  tap();
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('cannot be dragged up', () => {
  const { down, drag, offset } = setUp();
  down();
  drag(50);
  drag(-50);
  expect(offset()).toBe('0px');
});

test('ignores a pointer that started elsewhere and a second one', () => {
  const { drag, isDragging, down } = setUp();
  drag(50);
  expect(isDragging()).toBe(false);
  down();
  fireEvent.pointerMove(screen.getByRole('button'), { ...finger, pointerId: 4, clientY: 300 });
  expect(isDragging()).toBe(false);
});
