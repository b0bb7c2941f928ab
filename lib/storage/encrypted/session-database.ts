import { createKey } from './cipher';

const store = 'keys';
const keyName = 'drafts';

/**
 * The session's key of drafts, created in IndexedDB if there is none; two tabs that ask at once get the
 * same one. `wipePersonal` deletes it at sign-out. Rejects where IndexedDB is switched off, full, or of a
 * newer version.
 */
export function getSessionKey(databaseName: string): Promise<CryptoKey> {
  return inDatabase(databaseName, async (database) => {
    const found = await resultOf(database.transaction(store).objectStore(store).get(keyName));
    if (found instanceof CryptoKey) return found;
    const created = await createKey();
    const keys = database.transaction(store, 'readwrite').objectStore(store);
    const other = await resultOf(keys.get(keyName));
    if (other instanceof CryptoKey) return other;
    await resultOf(keys.put(created, keyName));
    return created;
  });
}

/** A value beside the key, which is deleted with it; `undefined` for none. Rejects as {@link getSessionKey}. */
export function readSessionValue(databaseName: string, name: string): Promise<unknown> {
  return inDatabase(databaseName, (database) =>
    resultOf(database.transaction(store).objectStore(store).get(name)),
  );
}

/**
 * Stores a value beside the key if `isWanted` once the database is open; `undefined` removes it. Rejects as
 * {@link getSessionKey}.
 */
export function writeSessionValue(
  databaseName: string,
  name: string,
  value: unknown,
  isWanted: () => boolean,
): Promise<void> {
  return inDatabase(databaseName, async (database) => {
    if (!isWanted()) return;
    const values = database.transaction(store, 'readwrite').objectStore(store);
    if (value === undefined) await resultOf(values.delete(name));
    else await resultOf(values.put(value, name));
  });
}

async function inDatabase<T>(
  databaseName: string,
  use: (database: IDBDatabase) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const database = await resultOf(opening);
  try {
    return await use(database);
  } finally {
    // An open database cannot be deleted, not even by another tab.
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
