import { newKey } from './cipher';

const store = 'keys';
const name = 'drafts';

/**
 * The key of sealed texts that this browser keeps in a database for the session, made where there is none;
 * two tabs that ask at once get the same one. It goes with the sign-out (`endSealed`). Rejects where
 * IndexedDB is switched off, full, or a newer version's.
 */
export async function getSessionKey(databaseName: string): Promise<CryptoKey> {
  const database = await openDatabase(databaseName);
  try {
    const found = await request(database.transaction(store).objectStore(store).get(name));
    if (found instanceof CryptoKey) return found;
    const made = await newKey();
    const keys = database.transaction(store, 'readwrite').objectStore(store);
    const first = await request(keys.get(name));
    if (first instanceof CryptoKey) return first;
    await request(keys.put(made, name));
    return made;
  } finally {
    // An open database cannot be deleted, not even by another tab.
    database.close();
  }
}

function openDatabase(databaseName: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  return request(opening);
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
