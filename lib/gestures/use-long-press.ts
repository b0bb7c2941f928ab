import { type PointerEvent, type SyntheticEvent, useEffect, useMemo } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** Duration of a long press, and the movement that cancels it (product.md section 9). */
const delayMs = 350;
const tolerancePx = 10;

/** Props of the element that is pressed. */
export type LongPressHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: SyntheticEvent) => void;
  onClickCapture: (event: SyntheticEvent) => void;
};

/**
 * Calls `onLongPress` once when a finger or the main mouse button is down for 350 ms without moving more
 * than 10 px. The click and the context menu that would follow are suppressed.
 */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const callback = useLatestCallback(onLongPress);
  const press = useMemo(() => createPress(callback), [callback]);
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

  function suppress(event: SyntheticEvent) {
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
      }, delayMs);
    },
    onPointerMove: (event) => {
      if (event.pointerId !== start.id) return;
      const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (moved > tolerancePx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: suppress,
    onClickCapture: (event) => {
      suppress(event);
      fired = false;
    },
  };
  return { handlers, cancel };
}
