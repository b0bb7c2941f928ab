import type { KeyRule } from './keys';

/** A place for texts that never fails: what the browser refuses is kept for the tab's life. */
export type Area = {
  /** The text under `key`, `null` where there is none. */
  get(key: string): string | null;
  /** Keeps `text`; true when it is on the device, false when this tab alone has it. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Every key that has a text. */
  keys(): string[];
  /** Another tab wrote `key`: its value replaces what this tab held in memory. */
  forget(key: string): void;
};

/** localStorage, shared by all tabs and kept. */
export const localArea = createArea(() => window.localStorage);

/** sessionStorage, this tab's own. */
export const sessionArea = createArea(() => window.sessionStorage);

/** What no browser keeps: it goes with the page. */
const memoryArea = createArea(() => {
  throw new Error('memory');
});

/**
 * Where lies what a person types: in memory alone until `lib/storage/sealed` is here, which seals it on the
 * device. `shut` forgets what this page can read of it, as the session it belongs to is over.
 */
export const sealed: { area: Area; shut(): void } = {
  area: memoryArea,
  shut() {
    for (const key of memoryArea.keys()) memoryArea.remove(key);
  },
};

/** Whether this browser has keys to seal with: not on a page without TLS, nor in a preview. */
export function canSeal(): boolean {
  return typeof indexedDB !== 'undefined' && crypto.subtle !== undefined;
}

/** The area that a key's values are kept in. */
export function areaOf({ area }: Pick<KeyRule, 'area'>): Area {
  if (area === 'sealed') return sealed.area;
  return area === 'local' ? localArea : sessionArea;
}

/**
 * An area over `open()`, which throws where storage is switched off and whose writes throw when it
 * is full (product.md names no behaviour; contract.md section 9 asks that nothing is lost). Such values live in
 * memory until a later write succeeds.
 */
function createArea(open: () => Storage): Area {
  const memory = new Map<string, string>();

  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key), null),
    set(key, text) {
      memory.delete(key);
      const kept = attempt(() => {
        open().setItem(key, text);
        return true;
      }, false);
      if (!kept) {
        // The older text on the device must not come back with the next launch.
        attempt(() => open().removeItem(key), undefined);
        memory.set(key, text);
      }
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(open()), [])])],
    forget: (key) => void memory.delete(key),
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
