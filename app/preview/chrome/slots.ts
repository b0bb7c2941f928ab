/** How many pictures load at the same time: each is the whole app. */
const limit = 3;

/** A picture that has not said for so long that it stands makes room all the same: milliseconds. */
const patienceMs = 8000;

type Waiting = { start: () => void };

const queue: Waiting[] = [];
let taken = 0;

/**
 * Calls `start` once there is room to load another picture. Returns what makes room again, or ends the
 * wait; to be called once the picture stands or is no longer wanted, as often as one likes.
 */
export function takeSlot(start: () => void): () => void {
  let isTaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Waiting = {
    start() {
      isTaken = true;
      taken += 1;
      timer = setTimeout(release, patienceMs);
      start();
    },
  };
  function release() {
    clearTimeout(timer);
    const place = queue.indexOf(waiting);
    if (place >= 0) queue.splice(place, 1);
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
