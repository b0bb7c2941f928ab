import { type Area, localArea } from './area';

/** What puts texts on the device so that this browser's key alone reads them: `lib/storage/sealed`. */
export type Keeper = {
  /** Puts the text that `key` has now on the device. */
  keep(key: string): void;
  /** Another tab wrote `key`: its text replaces this tab's. */
  reread(key: string): void;
  /** The keeper is done with; what it has begun to put on the device still gets there. */
  stop(): void;
};

/** The database that holds the key of sealed texts and nothing else. */
export const keyDatabase = 'luka_keys';

/** What is readable, by key; only for what opens it. */
export const sealedTexts = new Map<string, string>();
/** Keys whose texts were written while nobody kept them. */
const unkept = new Set<string>();
const listeners = new Set<() => void>();
let keeper: Keeper | undefined;
let isOpen = false;
let round = 0;

/**
 * What is personal and typed: readable in this page's memory, sealed in localStorage. Empty before
 * `openSealed`. Where a browser has no key to give (a page without TLS, IndexedDB switched off)
 * nothing of it is put on the device, and it goes with the page.
 */
export const sealedArea: Area = {
  get: (key) => sealedTexts.get(key) ?? null,
  set(key, text) {
    sealedTexts.set(key, text);
    if (keeper) keeper.keep(key);
    else unkept.add(key);
    // What lies there is older and must not come back; before it is opened, this may still be kept.
    if (!keeper && isSealedOpen()) localArea.remove(key);
    return keeper !== undefined;
  },
  remove(key) {
    sealedTexts.delete(key);
    localArea.remove(key);
  },
  keys: () => [...sealedTexts.keys()],
  forget(key) {
    if (localArea.get(key) !== null) keeper?.reread(key);
    else if (keeper) sealedTexts.delete(key);
  },
};

/** True when sealed texts can be read: a form that begins earlier misses its draft. */
export function isSealedOpen(): boolean {
  return isOpen || !canSeal();
}

/** Calls `listener` when sealed texts become readable or cease to be; returns how to stop. */
export function onSealedOpen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells one keeper's time from the next one's: what is opened for a session that is over is not used. */
export function sealedRound(): number {
  return round;
}

/** Another tab began or ended a session: the key may be another one, so sealed texts are opened anew. */
export function shutSealed(): void {
  sealedTexts.clear();
  unkept.clear();
  setKeeper(undefined, false);
}

/** The session is over for good: what this page can read goes, and the key. Resolves when it has. */
export async function endSealed(): Promise<void> {
  shutSealed();
  if (!canSeal()) return;
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(keyDatabase);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  }).catch(() => undefined);
}

/** Has `next` keep texts from now on; `open` tells whether what was kept before is readable. */
export function setKeeper(next: Keeper | undefined, open: boolean): void {
  keeper?.stop();
  keeper = next;
  isOpen = open;
  round += 1;
  for (const key of keeper ? unkept : []) {
    unkept.delete(key);
    keeper?.keep(key);
  }
  for (const listener of [...listeners]) listener();
}

function canSeal(): boolean {
  try {
    return typeof indexedDB !== 'undefined' && crypto.subtle !== undefined;
  } catch {
    return false;
  }
}
