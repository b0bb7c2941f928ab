/** The last scroll position of every visited address, in px. */
export const scrollPositions = new Map<string, number>();

const userActs = ['pointerdown', 'wheel', 'keydown'] as const;

let end = () => {};

/**
 * Scrolls to `y`, in px; again while a page that is too short for it grows, until its user acts. Returns what ends that.
 */
export function restoreScroll(y: number): () => void {
  end();
  const observer = new ResizeObserver(move);
  function stop() {
    observer.disconnect();
    for (const type of userActs) window.removeEventListener(type, stop);
  }
  function move() {
    window.scrollTo(0, y);
    // A browser may round it.
    if (window.scrollY > y - 1) stop();
  }
  observer.observe(document.body);
  for (const type of userActs) window.addEventListener(type, stop, { passive: true });
  end = stop;
  move();
  return stop;
}

/** Ends that: what has happened since is shown elsewhere on the page. Called in an effect that scrolls there. */
export function leaveScroll(): void {
  end();
}
