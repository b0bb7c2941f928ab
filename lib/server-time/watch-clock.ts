/** How long a jump of the clock may go unnoticed, in ms. */
const checkEveryMs = 60_000;

/** After the awaited instant, in ms: a timer may end a little early. */
const marginMs = 1000;

/** What the page may have slept through. The shell's `resume` is one of them (app/android/shell-events.ts). */
const wakings = ['visibilitychange', 'focus', 'pageshow'] as const;

/**
 * Calls `check` now, after the milliseconds that it returns, every minute, and whenever the page is seen again: timers do
 * not run while a device sleeps, and clocks jump. Never while the page is hidden. Returns a function that ends it.
 */
export function watchClock(check: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function run() {
    clearTimeout(timer);
    if (document.hidden) return;
    const wait = check();
    timer = setTimeout(run, wait > 0 ? Math.min(wait + marginMs, checkEveryMs) : checkEveryMs);
  }
  run();
  // In capture, as `visibilitychange` is the document's.
  for (const waking of wakings) window.addEventListener(waking, run, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const waking of wakings) window.removeEventListener(waking, run, { capture: true });
  };
}
