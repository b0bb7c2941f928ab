/** Handles Back; returns `false` to leave it to the next handler. */
export type BackHandler = () => boolean;

const entries: { handler: BackHandler }[] = [];

/**
 * Adds a handler that runs before the ones added earlier (sheet, dialog, leave guard). Returns the
 * function that removes it; calling it again has no effect.
 */
export function pushBackHandler(handler: BackHandler): () => void {
  const entry = { handler };
  entries.push(entry);
  return () => {
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
  };
}

/** Runs the handlers, latest first, until one handles Back. Returns whether one did. */
export function handleBack(): boolean {
  return [...entries].reverse().some(({ handler }) => handler());
}
