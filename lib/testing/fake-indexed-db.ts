import { webcrypto } from 'node:crypto';

/** A fake IndexedDB. */
export type FakeIndexedDb = {
  /** Databases by name, each with its entries. */
  databases: Map<string, Map<string, unknown>>;
  /** How requests end: `failing` as if switched off, `silent` never. */
  mode: 'working' | 'failing' | 'silent';
  remove(): void;
};

/** Installs as much of IndexedDB as a key and kept photos need, and Node's WebCrypto, which jsdom lacks. */
export async function installFakeIndexedDb(): Promise<FakeIndexedDb> {
  const fake: FakeIndexedDb = { databases: new Map(), mode: 'working', remove };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  set('crypto', webcrypto);
  const { subtle } = webcrypto;
  const sample = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  set('CryptoKey', sample.constructor);
  set('indexedDB', {
    open: (name: string) =>
      request(fake, () => {
        const entries = fake.databases.get(name) ?? new Map<string, unknown>();
        const isNew = !fake.databases.has(name);
        fake.databases.set(name, entries);
        return { value: database(fake, entries), isNew };
      }),
    deleteDatabase: (name: string) =>
      request(fake, () => ({ value: fake.databases.delete(name), isNew: false })),
  });

  function remove() {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    Reflect.deleteProperty(globalThis, 'CryptoKey');
    if (before) Object.defineProperty(globalThis, 'crypto', before);
  }
  return fake;
}

function set(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

function database(fake: FakeIndexedDb, entries: Map<string, unknown>) {
  const store = {
    get: (key: string) => request(fake, () => ({ value: entries.get(key), isNew: false })),
    put: (value: unknown, key: string) =>
      request(fake, () => ({ value: entries.set(key, value), isNew: false })),
    delete: (key: string) =>
      request(fake, () => ({ value: void entries.delete(key), isNew: false })),
  };
  return {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
}

type Handlers = Partial<Record<'onsuccess' | 'onerror' | 'onupgradeneeded', () => void>>;

/** A request that ends asynchronously. */
function request(fake: FakeIndexedDb, perform: () => { value: unknown; isNew: boolean }) {
  const pending: Handlers & { result?: unknown; error?: Error } = {};
  queueMicrotask(() => {
    if (fake.mode === 'silent') return;
    if (fake.mode === 'failing') {
      pending.error = new DOMException('switched off', 'InvalidStateError');
      pending.onerror?.();
      return;
    }
    const { value, isNew } = perform();
    pending.result = value;
    if (isNew) pending.onupgradeneeded?.();
    pending.onsuccess?.();
  });
  return pending;
}
