import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';

/** From where a finger draws rather than taps, and from where it lets go of what it has drawn, in CSS px. */
export const dragDown = { slopPx: 8, closePx: 96 } as const;

/** Spread on what the finger takes hold of. */
export type DragDownHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
};

/**
 * Lets one finger draw `drawn` down: it carries `--drawn`, how far in px, and `data-drawn` meanwhile. Calls
 * `onClose` where it is lifted 96 px down or more; from nearer, and where the phone takes the touch away,
 * all goes back. What is taken hold of needs `touch-action: none`, or the browser would scroll.
 */
export function useDragDown(
  drawn: RefObject<HTMLElement | null>,
  onClose: () => void,
): DragDownHandlers {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  return useMemo(() => createDrag(drawn, () => latest.current()), [drawn]);
}

function createDrag(drawn: RefObject<HTMLElement | null>, onClose: () => void): DragDownHandlers {
  let start: { id: number; y: number } | null = null;
  let way = 0;
  let drawing = false;

  function show() {
    drawn.current?.toggleAttribute('data-drawn', drawing);
    drawn.current?.style.setProperty('--drawn', `${drawing ? way : 0}px`);
  }
  function end(lifted: boolean) {
    const closes = drawing && lifted && way >= dragDown.closePx;
    start = null;
    drawing = false;
    if (closes) onClose();
    else show();
  }
  return {
    onPointerDown({ isPrimary, button, pointerId, clientY }) {
      if (isPrimary && button === 0) start = { id: pointerId, y: clientY };
    },
    onPointerMove({ pointerId, clientY, currentTarget }) {
      if (pointerId !== start?.id) return;
      way = Math.max(0, clientY - start.y);
      if (!drawing && way < dragDown.slopPx) return;
      // Not before: a tap on a button would become one on what holds it.
      if (!drawing) currentTarget.setPointerCapture(pointerId);
      drawing = true;
      show();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}
