import type { KeyRule } from './keys';

/** Key-value storage of text that never throws: what the browser refuses stays in this page's memory. */
export type TextStore = {
  get(key: string): string | null;
  /** Stores `text`; true if it survives a reload, false if only this page has it. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Another tab wrote or removed `key`: drops this page's own copy. */
  invalidate(key: string): void;
};

/** localStorage, shared by all tabs. */
export const localStore = createStore(() => window.localStorage);

/** sessionStorage, of this tab alone. */
export const sessionStore = createStore(() => window.sessionStorage);

/** The store of a key's values. */
export function storeOf({ store }: Pick<KeyRule, 'store'>): TextStore {
  return store === 'local' ? localStore : sessionStore;
}

/**
 * A store over `open()`. Web Storage throws where it is switched off and when it is full; such values stay
 * in memory until a later write succeeds.
 */
function createStore(open: () => Storage): TextStore {
  const memory = new Map<string, string>();

  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key), null),
    set(key, text) {
      memory.delete(key);
      const isStored = attempt(() => {
        open().setItem(key, text);
        return true;
      }, false);
      if (!isStored) {
        // The older text must not come back after a reload.
        attempt(() => open().removeItem(key), undefined);
        memory.set(key, text);
      }
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(open()), [])])],
    invalidate: (key) => void memory.delete(key),
  };
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}
