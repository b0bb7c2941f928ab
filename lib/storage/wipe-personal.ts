import { notify } from './changes';
import { ruleOf } from './keys';
import { drafts, localStore, sessionStore, type TextStore } from './text-store';

/** How a session ended: the user signed out, or the server ended it. */
export type WipeCause = 'signOut' | 'expired';

/** The IndexedDB database that holds the key of encrypted drafts and nothing else. */
export const keyDatabase = 'luka_keys';

/**
 * Removes personal values at log-out (product.md section 8), by `removeOn` of `keys.ts`. `expired` keeps
 * what is stored by user id, such as drafts, so that the user can continue after logging in again;
 * `signOut` removes every user's values and the key of drafts. Values are removed when it returns; it
 * resolves when the key is.
 */
export function wipePersonal(cause: WipeCause): Promise<void> {
  for (const store of [drafts.store, localStore, sessionStore]) wipe(store, cause);
  return cause === 'signOut' ? deleteKey() : Promise.resolve();
}

/** Copies of encrypted drafts cannot be decrypted any more. */
function deleteKey(): Promise<void> {
  drafts.close();
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(keyDatabase);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    // Without IndexedDB there is no key.
  }).catch(() => undefined);
}

function wipe(store: TextStore, cause: WipeCause): void {
  for (const key of store.keys()) {
    // A key of ours without a rule comes from a newer version and may be personal.
    const removeOn = ruleOf(key)?.removeOn ?? (key.startsWith('luka_') ? 'signOut' : 'never');
    if (removeOn === 'never' || (removeOn === 'signOut' && cause === 'expired')) continue;
    store.remove(key);
    notify(key);
  }
}
