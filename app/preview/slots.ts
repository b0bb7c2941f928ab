/** How many pictures load at the same time: each is the whole app. */
const limit = 3;

/** A picture that is not idle after this many milliseconds no longer blocks the next one. */
const timeoutMs = 8000;

type Waiting = { start: () => void };

const queue: Waiting[] = [];
let taken = 0;

/**
 * Calls `start` when another picture may load. Returns a function that frees the slot, or leaves the queue; it
 * is called when the picture is idle or no longer needed, and may be called more than once.
 */
export function takeSlot(start: () => void): () => void {
  let isTaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Waiting = {
    start() {
      isTaken = true;
      taken += 1;
      timer = setTimeout(release, timeoutMs);
      start();
    },
  };
  function release() {
    clearTimeout(timer);
    const index = queue.indexOf(waiting);
    if (index >= 0) queue.splice(index, 1);
    if (!isTaken) return;
    isTaken = false;
    taken -= 1;
    next();
  }
  queue.push(waiting);
  next();
  return release;
}

function next(): void {
  if (taken < limit) queue.shift()?.start();
}
