import { createKey } from './cipher';

const store = 'keys';
const name = 'drafts';

/**
 * The session's key of drafts, created in IndexedDB if there is none; two tabs that ask at once get the
 * same one. `wipePersonal` deletes it at sign-out. Rejects where IndexedDB is switched off, full, or of a
 * newer version.
 */
export async function getSessionKey(databaseName: string): Promise<CryptoKey> {
  const database = await openDatabase(databaseName);
  try {
    const found = await resultOf(database.transaction(store).objectStore(store).get(name));
    if (found instanceof CryptoKey) return found;
    const created = await createKey();
    const keys = database.transaction(store, 'readwrite').objectStore(store);
    const other = await resultOf(keys.get(name));
    if (other instanceof CryptoKey) return other;
    await resultOf(keys.put(created, name));
    return created;
  } finally {
    // An open database cannot be deleted, not even by another tab.
    database.close();
  }
}

function openDatabase(databaseName: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  return resultOf(opening);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
