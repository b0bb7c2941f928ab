type Handlers = {
  /** False while a refresh or the way back is under way: the finger then only scrolls. */
  canBegin: () => boolean;
  /** The finger is this far below where it came down, in CSS px; 0 or less when it came back up. */
  onPull: (distancePx: number) => void;
  /** The finger left, or the system took the touch away (`cancelled`). */
  onEnd: (cancelled: boolean) => void;
};

/**
 * Follows one finger that pulls `root` down from the very top of everything that scrolls under it.
 * A finger that goes up or sideways first, or a second one, is left to the browser. Returns how to
 * stop watching.
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
    // The page itself must not scroll or bounce under the disc.
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
