/** Handles Back; returns `false` to leave it to the next handler. */
export type BackHandler = () => boolean;

const entries: { handler: BackHandler; isOnTop: boolean }[] = [];
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Adds a handler that runs before the ones added earlier (sheet, dialog, leave guard), and with `isOnTop` also before
 * those added later (the app's lock). Returns the function that removes it; calling it again has no effect.
 */
export function pushBackHandler(handler: BackHandler, { isOnTop = false } = {}): () => void {
  const entry = { handler, isOnTop };
  const below = isOnTop ? -1 : entries.findIndex((each) => each.isOnTop);
  entries.splice(below < 0 ? entries.length : below, 0, entry);
  notify();
  return () => {
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    notify();
  };
}

/**
 * Tells `listener` whether there is no handler: at once, and each time that one was added or removed. Returns an
 * unsubscribe function.
 */
export function onBackStack(listener: (isEmpty: boolean) => void): () => void {
  const tell = () => listener(entries.length === 0);
  listeners.add(tell);
  tell();
  return () => {
    listeners.delete(tell);
  };
}

/** Runs the handlers, latest first, until one handles Back. Returns whether one did. */
export function handleBack(): boolean {
  return [...entries].reverse().some(({ handler }) => handler());
}
