import { notify } from '../changes';
import { databases, ruleOf } from '../keys';
import { drafts, localStore, type TextStore } from '../text-store';
import { decrypt, encrypt } from './cipher';
import { getSessionKey } from './session-database';

/** Drafts work in memory alone if IndexedDB has not returned a key by then: ms. */
const keyTimeout = 3000;

/** Marks an encrypted text in localStorage; a later format gets another prefix. */
const prefix = 'sealed1.';

/** Opens the encrypted drafts of this device. */
export type EncryptedStore = {
  /** False before `open` and after the session ended: a form that mounts then misses its draft. */
  isOpen(): boolean;
  /** Subscribes to `isOpen`; returns an unsubscribe function. */
  onOpenChange(listener: () => void): () => void;
  /** Decrypts the stored drafts. Never rejects; they stay closed if the session ends meanwhile. */
  open(): Promise<void>;
};

/**
 * Replaces the memory store of drafts. Texts are readable in this page's memory and encrypted in
 * localStorage, which each change updates as soon as WebCrypto resolves, in about a millisecond. In a browser
 * without a key they stay in memory.
 */
export function createEncryptedStore(): EncryptedStore {
  const texts = new Map<string, string>();
  const saving = new Set<string>();
  const listeners = new Set<() => void>();
  let key: CryptoKey | undefined;
  let isOpen = false;
  let opening: Promise<void> | undefined;
  /** Counts sessions: what was opened for one that has ended is dropped. */
  let session = 0;

  async function save(name: string): Promise<void> {
    // The running save stores the latest text.
    if (saving.has(name)) return;
    saving.add(name);
    try {
      for (let text = texts.get(name); key && text !== undefined; text = texts.get(name)) {
        const usedKey = key;
        const encrypted = await encrypt(usedKey, name, text);
        // Changed, removed or closed meanwhile: this text is out of date.
        if (key !== usedKey || texts.get(name) !== text) continue;
        localStore.set(name, prefix + encrypted);
        return;
      }
    } finally {
      saving.delete(name);
    }
  }
  async function load(): Promise<void> {
    const started = session;
    const found = await withTimeout(getSessionKey(databases.draftKey)).catch(() => undefined);
    const names = localStore.keys().filter((name) => ruleOf(name)?.store === 'encrypted');
    const stored = await Promise.all(names.map((name) => read(found, name)));
    if (started !== session) return;
    key = found;
    isOpen = true;
    // Written before the store was open, so newer than what is stored.
    for (const name of texts.keys()) void save(name);
    for (const { name, raw, text, isObsolete } of stored) {
      if (texts.has(name)) continue;
      if (localStore.get(name) !== raw) {
        // Another tab wrote or removed it meanwhile, which `invalidate` ignored as there was no key yet.
        store.invalidate(name);
        continue;
      }
      if (text !== undefined) {
        texts.set(name, text);
        notify(name);
      }
      if (!isObsolete) continue;
      if (key && text !== undefined) void save(name);
      else localStore.remove(name);
    }
    for (const listener of [...listeners]) listener();
  }
  async function reload(name: string): Promise<void> {
    const before = { session, text: texts.get(name) };
    const { text } = await read(key, name);
    // The last write wins, as in localStorage itself.
    if (text === undefined || before.session !== session || before.text !== texts.get(name)) return;
    texts.set(name, text);
    notify(name);
  }
  const store: TextStore = {
    get: (name) => texts.get(name) ?? null,
    set(name, text) {
      texts.set(name, text);
      if (key) void save(name);
      // The stored draft is older and must not come back; before `open` it may still be needed.
      else if (isOpen) localStore.remove(name);
      return key !== undefined;
    },
    remove(name) {
      texts.delete(name);
      localStore.remove(name);
    },
    keys: () => [...texts.keys()],
    invalidate(name) {
      if (!key) return;
      if (localStore.get(name) === null) texts.delete(name);
      else void reload(name);
    },
  };

  const { store: memory } = drafts;
  for (const name of memory.keys()) {
    store.set(name, memory.get(name) ?? '');
    memory.remove(name);
  }
  drafts.store = store;
  drafts.close = () => {
    session += 1;
    key = undefined;
    isOpen = false;
    texts.clear();
    for (const listener of [...listeners]) listener();
  };
  return {
    isOpen: () => isOpen,
    onOpenChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (isOpen) return Promise.resolve();
      opening ??= load().finally(() => {
        opening = undefined;
      });
      return opening;
    },
  };
}

type StoredText = {
  name: string;
  /** What is in localStorage. */
  raw: string | null;
  /** What it says; `undefined` if it cannot be decrypted or a newer version wrote it. */
  text?: string;
  /** It must not stay as it is: bare JSON of an older version, or encrypted with a lost key. */
  isObsolete: boolean;
};

/** Reads and decrypts one stored text. Never rejects. */
async function read(key: CryptoKey | undefined, name: string): Promise<StoredText> {
  const raw = localStore.get(name);
  if (raw?.startsWith('{')) return { name, raw, text: raw, isObsolete: true };
  if (!key || !raw?.startsWith(prefix)) return { name, raw, isObsolete: false };
  try {
    const text = await decrypt(key, name, raw.slice(prefix.length));
    return { name, raw, text, isObsolete: false };
  } catch {
    return { name, raw, isObsolete: true };
  }
}

/** Rejects as `promise` does, and after `keyTimeout`. */
function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, keyTimeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
