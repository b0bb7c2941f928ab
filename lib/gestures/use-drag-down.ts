import { type PointerEvent, type RefObject, useMemo } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** Movement in CSS px after which a touch is a drag, and from which a release closes. */
const slopPx = 8;
const closePx = 96;

/** A release in motion throws: at this speed in CSS px per ms at least, this many ms after the last movement at most. */
const throwSpeed = 0.5;
const throwWithinMs = 50;

/** Props of the drag handle. */
export type DragDownHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
};

/**
 * Lets a finger drag `target` down. During the drag it has `data-dragging` and `--drag-offset` in px.
 * Calls `onClose`, which is to {@link slideAway} or to reset it, when it is released at 96 px or more or thrown down;
 * otherwise, and on `pointercancel`, it returns to its position. The handle needs `touch-action: none`, or the browser would scroll.
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
  let last = { y: 0, at: 0, speed: 0 };

  function update() {
    target.current?.toggleAttribute('data-dragging', dragging);
    target.current?.style.setProperty('--drag-offset', `${dragging ? offset : 0}px`);
  }
  function end(closes: boolean) {
    const wasDragging = dragging;
    start = null;
    dragging = false;
    if (wasDragging && closes) onClose();
    else update();
  }
  return {
    onPointerDown({ isPrimary, button, pointerId, clientY, timeStamp }) {
      if (!isPrimary || button !== 0) return;
      start = { id: pointerId, y: clientY };
      last = { y: clientY, at: timeStamp, speed: 0 };
    },
    onPointerMove({ pointerId, clientY, timeStamp, currentTarget }) {
      if (pointerId !== start?.id) return;
      const ms = timeStamp - last.at;
      // Two movements at the same time have no speed.
      if (ms > 0) last = { y: clientY, at: timeStamp, speed: (clientY - last.y) / ms };
      offset = Math.max(0, clientY - start.y);
      if (!dragging && offset < slopPx) return;
      // Not earlier: capturing would turn a tap on a button inside the handle into one on the handle.
      if (!dragging) currentTarget.setPointerCapture(pointerId);
      dragging = true;
      update();
    },
    onPointerUp({ timeStamp }) {
      const isThrown = last.speed >= throwSpeed && timeStamp - last.at <= throwWithinMs;
      end(isThrown || offset >= closePx);
    },
    onPointerCancel: () => end(false),
  };
}

/**
 * Moves an element down by its height in the time of a change, which reduced motion shortens, then calls `then`. An
 * element that is still there two frames later, as that of a form which is being sent, returns to its position.
 */
export function slideAway(element: HTMLElement | null, then: () => void): void {
  const duration = element && milliseconds(getComputedStyle(element).getPropertyValue('--t-2'));
  if (!element || !duration) {
    then();
    element?.style.setProperty('--drag-offset', '0px');
    return;
  }
  const timing = { duration, easing: 'ease-out', fill: 'forwards' } as const;
  const animation = element.animate({ translate: '0 100%' }, timing);
  animation.onfinish = () => {
    // It may have been closed in another way meanwhile.
    if (!element.isConnected) return;
    then();
    element.style.setProperty('--drag-offset', '0px');
    requestAnimationFrame(() => requestAnimationFrame(() => animation.cancel()));
  };
}

/** A time of CSS in ms: the build writes `220ms` as `.22s`. */
function milliseconds(time: string): number {
  return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}
