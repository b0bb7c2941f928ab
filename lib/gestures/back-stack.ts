import { atom, getDefaultStore } from 'jotai';

/** Handles Back; returns `false` to leave it to the next handler. */
export type BackHandler = () => boolean;

type Entry = { handler: BackHandler; isOnTop: boolean };

const entriesAtom = atom<readonly Entry[]>([]);

/** Whether no handler waits for Back. */
export const isBackStackEmptyAtom = atom((get) => get(entriesAtom).length === 0);

/**
 * Adds a handler that runs before the ones added earlier (sheet, dialog, leave guard), and with `isOnTop` also before
 * those added later (the app's lock). Returns the function that removes it; calling it again has no effect.
 */
export function pushBackHandler(handler: BackHandler, { isOnTop = false } = {}): () => void {
  const store = getDefaultStore();
  const entry = { handler, isOnTop };
  store.set(entriesAtom, (entries) => {
    const below = isOnTop ? -1 : entries.findIndex((each) => each.isOnTop);
    return entries.toSpliced(below < 0 ? entries.length : below, 0, entry);
  });
  return () => store.set(entriesAtom, (entries) => entries.filter((each) => each !== entry));
}

/** Runs the handlers, latest first, until one handles Back. Returns whether one did. */
export function handleBack(): boolean {
  return getDefaultStore()
    .get(entriesAtom)
    .toReversed()
    .some(({ handler }) => handler());
}
