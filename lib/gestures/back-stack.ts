/** Answers Back; `false` lets the next handler down, or the router, have it. */
export type BackHandler = () => boolean;

const entries: { handler: BackHandler }[] = [];

/**
 * Puts a handler on top: whatever opened last closes first (sheet, dialog, leave guard).
 * Returns the function that takes it off; calling that twice does nothing more.
 */
export function pushBackHandler(handler: BackHandler): () => void {
  const entry = { handler };
  entries.push(entry);
  return () => {
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
  };
}

/**
 * Asks the handlers from the top down and stops at the first that consumes Back.
 * Returns whether one did; the router navigates only where none did.
 */
export function handleBack(): boolean {
  return [...entries].reverse().some(({ handler }) => handler());
}
