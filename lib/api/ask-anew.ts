import type { Cache } from 'swr';

type Asking = {
  /** SWR's own asking, which hides whether an answer came. */
  ask: () => Promise<unknown>;
  cache: Cache;
  /** SWR's text of the key, where the outcome is kept. */
  key: string;
};

/** Asks anew and waits until it is done: true with a new answer, false when it failed. Never rejects. */
export async function askAnew({ ask, cache, key }: Asking): Promise<boolean> {
  try {
    await ask();
  } catch {
    return false;
  }
  return cache.get(key)?.error === undefined;
}
