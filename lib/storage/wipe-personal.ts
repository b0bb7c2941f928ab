import { notify } from './changes';
import { databases, ruleOf } from './keys';
import { drafts, localStore, sessionStore, type TextStore } from './text-store';

/** How a session ended: the user signed out, or the server ended it. */
export type WipeCause = 'signOut' | 'expired';

/**
 * Removes personal values at log-out (product.md section 8), by `removeOn` of `keys.ts`. `expired` keeps
 * what is stored by user id, such as drafts, so that the user can continue after logging in again;
 * `signOut` removes every user's values and all databases. Values are removed when it returns; it
 * resolves when the databases are.
 */
export function wipePersonal(cause: WipeCause): Promise<void> {
  for (const store of [drafts.store, localStore, sessionStore]) wipe(store, cause);
  return cause === 'signOut' ? deleteDatabases() : Promise.resolve();
}

/** Removes what this tab alone stores of a user who has left in another tab, and its copy of drafts. */
export function wipeTab(): void {
  drafts.close();
  wipe(sessionStore, 'signOut');
}

/** Copies of encrypted drafts cannot be decrypted any more. */
async function deleteDatabases(): Promise<void> {
  drafts.close();
  await Promise.all(Object.values(databases).map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    // Without IndexedDB there are none.
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
