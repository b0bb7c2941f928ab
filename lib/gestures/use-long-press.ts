import { type PointerEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';

/** How long a finger rests, in ms, and how far it may slip, in CSS px (product.md section 9). */
export const longPress = { delayMs: 350, tolerancePx: 10 } as const;

/** Spread on the element that is pressed. */
export type LongPressHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: SyntheticEvent) => void;
  onClickCapture: (event: SyntheticEvent) => void;
};

/**
 * Calls `onLongPress` once when one finger (or the main mouse button) rests 350 ms without moving
 * more than 10 px. The click that would follow is swallowed, and so is the phone's own menu.
 */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  const press = useMemo(() => createPress(() => latest.current()), []);
  useEffect(() => press.cancel, [press]);
  return press.handlers;
}

function createPress(onLongPress: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { id: -1, x: 0, y: 0 };
  let fired = false;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function swallow(event: SyntheticEvent) {
    if (!fired) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const handlers: LongPressHandlers = {
    onPointerDown: (event) => {
      cancel();
      fired = false;
      if (!event.isPrimary || event.button !== 0) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        fired = true;
        onLongPress();
      }, longPress.delayMs);
    },
    onPointerMove: (event) => {
      if (event.pointerId !== start.id) return;
      const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (moved > longPress.tolerancePx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: swallow,
    onClickCapture: (event) => {
      swallow(event);
      fired = false;
    },
  };
  return { handlers, cancel };
}
