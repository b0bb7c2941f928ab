import { type Area, localArea, sealed, sessionArea } from './area';
import { announce } from './changes';
import { type Personal, ruleOf } from './keys';

/** How a session ends: the person signed out, or the server ended it. */
export type WipeCause = 'signOut' | 'expired';

/**
 * Removes what is personal, for `lib/session` at log-out: token, user id, phone and loan index
 * (product.md section 8), and whatever else `keys.ts` marks so. `expired` leaves what is kept under
 * its owner's id, drafts above all, so that the person can go on after logging in again; `signOut`
 * takes everybody's, and the key of what was sealed. Resolves when the key is gone; the rest is when it
 * returns.
 */
export function wipePersonal(cause: WipeCause): Promise<void> {
  for (const area of [sealed.area, localArea, sessionArea]) wipe(area, cause);
  return cause === 'signOut' ? dropKey() : Promise.resolve();
}

/** The database that holds the key of sealed texts and nothing else. */
export const keyDatabase = 'luka_keys';

/** What was sealed is noise from now on, wherever it was copied to. */
function dropKey(): Promise<void> {
  sealed.shut();
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(keyDatabase);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    // Without IndexedDB there is no key.
  }).catch(() => undefined);
}

function wipe(area: Area, cause: WipeCause): void {
  for (const key of area.keys()) {
    const personal = personalOf(key);
    if (personal === 'no' || (personal === 'owner' && cause === 'expired')) continue;
    area.remove(key);
    announce(key);
  }
}

/** A key of ours that no rule knows comes from a newer version: nobody can say it is not personal. */
function personalOf(key: string): Personal {
  return ruleOf(key)?.personal ?? (key.startsWith('luka_') ? 'owner' : 'no');
}
