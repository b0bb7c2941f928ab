import { type PointerEvent, type RefObject, useMemo } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** Movement in CSS px after which a touch is a drag, and from which a release closes. */
const slopPx = 8;
const closePx = 96;

/** Props of the drag handle. */
export type DragDownHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
};

/**
 * Lets a finger drag `target` down. During the drag it has `data-dragging` and `--drag-offset` in px.
 * Calls `onClose` when it is released at 96 px or more; otherwise, and on `pointercancel`, it returns to
 * its position. The handle needs `touch-action: none`, or the browser would scroll.
 */
export function useDragDown(
  target: RefObject<HTMLElement | null>,
  onClose: () => void,
): DragDownHandlers {
  const close = useLatestCallback(onClose);
  return useMemo(() => createDrag(target, close), [target, close]);
}

function createDrag(target: RefObject<HTMLElement | null>, onClose: () => void): DragDownHandlers {
  let start: { id: number; y: number } | null = null;
  let offset = 0;
  let dragging = false;

  function update() {
    target.current?.toggleAttribute('data-dragging', dragging);
    target.current?.style.setProperty('--drag-offset', `${dragging ? offset : 0}px`);
  }
  function end(released: boolean) {
    const closes = dragging && released && offset >= closePx;
    start = null;
    dragging = false;
    if (closes) onClose();
    else update();
  }
  return {
    onPointerDown({ isPrimary, button, pointerId, clientY }) {
      if (isPrimary && button === 0) start = { id: pointerId, y: clientY };
    },
    onPointerMove({ pointerId, clientY, currentTarget }) {
      if (pointerId !== start?.id) return;
      offset = Math.max(0, clientY - start.y);
      if (!dragging && offset < slopPx) return;
      // Not earlier: capturing would turn a tap on a button inside the handle into one on the handle.
      if (!dragging) currentTarget.setPointerCapture(pointerId);
      dragging = true;
      update();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}
