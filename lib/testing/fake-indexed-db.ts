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
  /** The object stores of each database, and how many connections are open. */
  const stores = new Map<string, Set<string>>();
  const open = new Map<string, number>();
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
        const names = stores.get(name) ?? new Set();
        stores.set(name, names);
        open.set(name, (open.get(name) ?? 0) + 1);
        const close = () => void open.set(name, (open.get(name) ?? 0) - 1);
        return { value: database(fake, { entries, names, close }), isNew };
      }),
    // An open database blocks its deletion.
    deleteDatabase: (name: string) =>
      request(fake, () => {
        if (open.get(name)) return { value: undefined, isNew: false, isBlocked: true };
        stores.delete(name);
        return { value: fake.databases.delete(name), isNew: false };
      }),
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

type Connection = { entries: Map<string, unknown>; names: Set<string>; close: () => void };

function database(fake: FakeIndexedDb, { entries, names, close }: Connection) {
  const storeIn = (mode: string) => ({
    get: (key: string) => request(fake, () => ({ value: entries.get(key), isNew: false })),
    put: (value: unknown, key: string) => {
      requireWritable(mode);
      return request(fake, () => ({ value: entries.set(key, value), isNew: false }));
    },
    delete: (key: string) => {
      requireWritable(mode);
      return request(fake, () => ({ value: void entries.delete(key), isNew: false }));
    },
  });
  return {
    createObjectStore: (name: string) => void names.add(name),
    transaction: (name: string, mode = 'readonly') => {
      if (!names.has(name)) throw new DOMException(`no store ${name}`, 'NotFoundError');
      return { objectStore: () => storeIn(mode) };
    },
    close,
  };
}

function requireWritable(mode: string): void {
  if (mode !== 'readwrite') throw new DOMException('a read-only transaction', 'ReadOnlyError');
}

type Handlers = Partial<
  Record<'onsuccess' | 'onerror' | 'onblocked' | 'onupgradeneeded', () => void>
>;

/** What a request results in. */
type Outcome = { value: unknown; isNew: boolean; isBlocked?: boolean };

/** A request that ends asynchronously. */
function request(fake: FakeIndexedDb, perform: () => Outcome) {
  const pending: Handlers & { result?: unknown; error?: Error } = {};
  queueMicrotask(() => {
    if (fake.mode === 'silent') return;
    if (fake.mode === 'failing') {
      pending.error = new DOMException('switched off', 'InvalidStateError');
      pending.onerror?.();
      return;
    }
    const { value, isNew, isBlocked } = perform();
    if (isBlocked) return pending.onblocked?.();
    pending.result = value;
    if (isNew) pending.onupgradeneeded?.();
    pending.onsuccess?.();
  });
  return pending;
}
