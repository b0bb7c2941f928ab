import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDragDown } from './use-drag-down';

const onClose = jest.fn();
const onTap = jest.fn();

function Target() {
  const target = useRef<HTMLDivElement>(null);
  return (
    <div ref={target} data-testid="target">
      <header {...useDragDown(target, onClose)}>
        <button type="button" onClick={onTap}>
          x
        </button>
      </header>
    </div>
  );
}

const finger = { pointerId: 3, isPrimary: true, button: 0 };

function setUp() {
  HTMLElement.prototype.setPointerCapture = jest.fn();
  render(<Target />);
  const head = screen.getByRole('button');
  const target = screen.getByTestId('target');
  return {
    down: () => fireEvent.pointerDown(head, { ...finger, clientY: 100 }),
    drag: (px: number) => fireEvent.pointerMove(head, { ...finger, clientY: 100 + px }),
    release: () => fireEvent.pointerUp(head, finger),
    cancel: () => fireEvent.pointerCancel(head, finger),
    tap: () => fireEvent.click(head),
    offset: () => target.style.getPropertyValue('--drag-offset'),
    isDragging: () => target.hasAttribute('data-dragging'),
  };
}

test('closes when it is released at 96 px', () => {
  const { down, drag, release, offset, isDragging } = setUp();
  down();
  drag(40);
  expect(offset()).toBe('40px');
  expect(isDragging()).toBe(true);
  drag(96);
  expect(onClose).not.toHaveBeenCalled();
  release();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['it is released at 95 px', 95, 'release'],
  ['the pointer is cancelled', 300, 'cancel'],
] as const)('returns to its position when %s', (_, px, end) => {
  const it = setUp();
  it.down();
  it.drag(px);
  it[end]();
  expect(onClose).not.toHaveBeenCalled();
  expect(it.offset()).toBe('0px');
  expect(it.isDragging()).toBe(false);
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
