import { webcrypto } from 'node:crypto';

/** What a fake IndexedDB does at its next requests. */
export type FakeIndexedDb = {
  /** Databases by name, each with what it keeps. */
  databases: Map<string, Map<string, unknown>>;
  /** `refuse`: switched off; `silent`: never answers. */
  mood: 'well' | 'refuse' | 'silent';
  remove(): void;
};

/** Gives Jest's page an IndexedDB of as much as a key needs, and WebCrypto, which it lacks. */
export async function installFakeIndexedDb(): Promise<FakeIndexedDb> {
  const fake: FakeIndexedDb = { databases: new Map(), mood: 'well', remove };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  set('crypto', webcrypto);
  const { subtle } = webcrypto;
  const any = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  set('CryptoKey', any.constructor);
  set('indexedDB', {
    open: (name: string) =>
      answer(fake, () => {
        const kept = fake.databases.get(name) ?? new Map<string, unknown>();
        const isNew = !fake.databases.has(name);
        fake.databases.set(name, kept);
        return { value: database(fake, kept), isNew };
      }),
    deleteDatabase: (name: string) =>
      answer(fake, () => ({ value: fake.databases.delete(name), isNew: false })),
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

function database(fake: FakeIndexedDb, kept: Map<string, unknown>) {
  const store = {
    get: (key: string) => answer(fake, () => ({ value: kept.get(key), isNew: false })),
    put: (value: unknown, key: string) =>
      answer(fake, () => ({ value: kept.set(key, value), isNew: false })),
  };
  return {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
}

type Handlers = Partial<Record<'onsuccess' | 'onerror' | 'onupgradeneeded', () => void>>;

/** A request that is answered later, as a browser's is. */
function answer(fake: FakeIndexedDb, ask: () => { value: unknown; isNew: boolean }) {
  const request: Handlers & { result?: unknown; error?: Error } = {};
  queueMicrotask(() => {
    if (fake.mood === 'silent') return;
    if (fake.mood === 'refuse') {
      request.error = new DOMException('refused', 'InvalidStateError');
      request.onerror?.();
      return;
    }
    const { value, isNew } = ask();
    request.result = value;
    if (isNew) request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}
