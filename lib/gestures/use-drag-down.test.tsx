import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { dragDown, useDragDown } from './use-drag-down';

const onClose = jest.fn();
const onTap = jest.fn();

function Target() {
  const drawn = useRef<HTMLDivElement>(null);
  return (
    <div ref={drawn} data-testid="drawn">
      <header {...useDragDown(drawn, onClose)}>
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
  const drawn = screen.getByTestId('drawn');
  return {
    down: () => fireEvent.pointerDown(head, { ...finger, clientY: 100 }),
    draw: (px: number) => fireEvent.pointerMove(head, { ...finger, clientY: 100 + px }),
    lift: () => fireEvent.pointerUp(head, finger),
    lose: () => fireEvent.pointerCancel(head, finger),
    tap: () => fireEvent.click(head),
    way: () => drawn.style.getPropertyValue('--drawn'),
    isDrawn: () => drawn.hasAttribute('data-drawn'),
  };
}

test('what is drawn far enough down and let go is closed', () => {
  const { down, draw, lift, way, isDrawn } = setUp();
  down();
  draw(40);
  expect(way()).toBe('40px');
  expect(isDrawn()).toBe(true);
  draw(dragDown.closePx);
  expect(onClose).not.toHaveBeenCalled();
  lift();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['let go a px too early', dragDown.closePx - 1, 'lift'],
  ['taken away by the phone', 300, 'lose'],
] as const)('what is %s goes back', (_, px, end) => {
  const it = setUp();
  it.down();
  it.draw(px);
  it[end]();
  expect(onClose).not.toHaveBeenCalled();
  expect(it.way()).toBe('0px');
  expect(it.isDrawn()).toBe(false);
});

test('a tap that trembles is a tap, and does not close', () => {
  const { down, draw, lift, tap, isDrawn } = setUp();
  down();
  draw(dragDown.slopPx - 1);
  expect(isDrawn()).toBe(false);
  lift();
  tap();
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('it cannot be drawn up', () => {
  const { down, draw, way } = setUp();
  down();
  draw(50);
  draw(-50);
  expect(way()).toBe('0px');
});

test('a finger that comes from elsewhere or a second one draws nothing', () => {
  const { draw, isDrawn, down } = setUp();
  draw(50);
  expect(isDrawn()).toBe(false);
  down();
  fireEvent.pointerMove(screen.getByRole('button'), { ...finger, pointerId: 4, clientY: 300 });
  expect(isDrawn()).toBe(false);
});
