import { notify } from './changes';
import { removeDraftFiles } from './draft-files';
import { ruleOf } from './keys';
import { localStore, sessionStore, type TextStore } from './text-store';

/** How a session ended: the user signed out, or the server ended it. */
export type WipeCause = 'signOut' | 'expired';

/**
 * Removes personal values at log-out (product.md section 8), by `removeOn` of `keys.ts`. `expired` keeps
 * what is stored by user id, such as drafts, so that the user can continue after logging in again;
 * `signOut` removes every user's values and files. Values are removed when it returns; it resolves when
 * the files are.
 */
export function wipePersonal(cause: WipeCause): Promise<void> {
  for (const store of [localStore, sessionStore]) wipe(store, cause);
  return cause === 'signOut' ? removeDraftFiles() : Promise.resolve();
}

/** Removes what this tab alone stores of a user who has left in another tab. */
export function wipeTab(): void {
  wipe(sessionStore, 'signOut');
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
