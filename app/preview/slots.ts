/** How many pictures load at the same time: each is the whole app. */
const limit = 3;

/** A picture that is not idle after this many milliseconds no longer blocks the next one. */
const timeoutMs = 8000;

/** What starts the pictures that wait for a slot, in their order. */
const waiting = new Set<() => void>();
let taken = 0;

/**
 * Calls `start` when another picture may load. Returns a function that frees the slot, or leaves the queue; it
 * is called when the picture is idle or no longer needed, and may be called more than once.
 */
export function takeSlot(start: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function begin() {
    taken += 1;
    timer = setTimeout(release, timeoutMs);
    start();
  }
  function release() {
    waiting.delete(begin);
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    taken -= 1;
    startNext();
  }
  waiting.add(begin);
  startNext();
  return release;
}

function startNext(): void {
  const [first] = waiting;
  if (!first || taken === limit) return;
  waiting.delete(first);
  first();
}
