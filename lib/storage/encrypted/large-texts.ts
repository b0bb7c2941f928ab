import { databases } from '../keys';
import { decrypt, encrypt } from './cipher';
import { getSessionKey, readSessionValue, writeSessionValue } from './session-database';

/** The last reading or writing: they run in the order of their calls. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Stores a text that is too long for localStorage: encrypted, in the database of the session's key, with
 * which a sign-out deletes it. `isWanted` is asked again before it is stored. Never rejects: without
 * IndexedDB, or on a full device, it is not stored.
 */
export function writeLargeText(name: string, text: string, isWanted: () => boolean): Promise<void> {
  return inOrder(async () => {
    if (!isWanted()) return;
    const key = await getSessionKey(databases.draftKey);
    await writeSessionValue(databases.draftKey, name, await encrypt(key, name, text), isWanted);
  });
}

/** The text of {@link writeLargeText}; `undefined` for none. What cannot be decrypted is removed. Never rejects. */
export function readLargeText(name: string): Promise<string | undefined> {
  return inOrder(async () => {
    const stored = await readSessionValue(databases.draftKey, name);
    if (stored === undefined) return undefined;
    try {
      return await decrypt(await getSessionKey(databases.draftKey), name, String(stored));
    } catch {
      await writeSessionValue(databases.draftKey, name, undefined, () => true);
      return undefined;
    }
  });
}

/** Removes a text. Never rejects. */
export function removeLargeText(name: string): Promise<void> {
  return inOrder(() => writeSessionValue(databases.draftKey, name, undefined, () => true));
}

function inOrder<T>(work: () => Promise<T>): Promise<T | undefined> {
  const result = last.then(work).catch(() => undefined);
  last = result;
  return result;
}
