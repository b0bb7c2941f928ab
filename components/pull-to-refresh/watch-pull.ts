type Handlers = {
  /** False during a refresh or its exit animation: the finger then only scrolls. */
  canBegin: () => boolean;
  /** Distance of the finger below its start, in CSS px; 0 or less if it is above. */
  onPull: (distancePx: number) => void;
  /** The finger was lifted, or the browser cancelled the touch (`cancelled`). */
  onEnd: (cancelled: boolean) => void;
};

/**
 * Tracks one finger that pulls `root` down while everything under it is scrolled to its top. A finger that
 * moves up or sideways first, and a second finger, are left to the browser. Returns a function that
 * removes the listeners.
 */
export function watchPull(root: HTMLElement, { canBegin, onPull, onEnd }: Handlers): () => void {
  let start: { x: number; y: number } | null = null;
  let pulling = false;

  function end(cancelled: boolean) {
    start = null;
    if (!pulling) return;
    pulling = false;
    onEnd(cancelled);
  }
  function began({ touches, target }: TouchEvent) {
    end(true);
    const [touch] = touches;
    if (!touch || touches.length > 1 || !canBegin() || !isAtTop(target)) return;
    start = { x: touch.clientX, y: touch.clientY };
  }
  function moved(event: TouchEvent) {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
    if (!pulling) {
      if (dy === 0 && dx === 0) return;
      if (dy <= Math.abs(dx) || !event.cancelable) {
        start = null;
        return;
      }
      pulling = true;
    }
    // The page must not scroll or bounce under the disc.
    if (event.cancelable) event.preventDefault();
    onPull(dy);
  }
  const ended = () => end(false);
  const cancelled = () => end(true);

  root.addEventListener('touchstart', began, { passive: true });
  root.addEventListener('touchmove', moved, { passive: false });
  root.addEventListener('touchend', ended);
  root.addEventListener('touchcancel', cancelled);
  return () => {
    root.removeEventListener('touchstart', began);
    root.removeEventListener('touchmove', moved);
    root.removeEventListener('touchend', ended);
    root.removeEventListener('touchcancel', cancelled);
  };
}

function isAtTop(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
  }
  return true;
}
