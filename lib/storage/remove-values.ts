import * as v from 'valibot';
import { notify } from './changes';
import { removeDraftFile } from './draft-files';
import { isDraftKey, ruleOf } from './keys';
import { localStore } from './text-store';

/** When a value was stored, in ms since 1970 by the server's clock. */
const dated = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }));

/** Removes what was stored longer ago than its rule keeps it; `now` is the server's time in ms since 1970. */
export function removeOldValues(now: number): void {
  for (const key of localStore.keys()) {
    const keepMs = ruleOf(key)?.keepMs;
    if (keepMs === undefined) continue;
    if (now - storedAt(key) > keepMs) remove(key);
  }
}

/** Removes the drafts of a user, with their files: all, or those that were stored before a time of the server. */
export function removeDraftsOf(userId: string, before = Number.POSITIVE_INFINITY): void {
  for (const key of localStore.keys()) {
    if (key.startsWith(`luka_draft_${userId}_`) && storedAt(key) < before) remove(key);
  }
}

/** For ever ago if it is not known. */
function storedAt(key: string): number {
  const stored = v.safeParse(dated, localStore.get(key));
  return stored.success ? stored.output.at : Number.NEGATIVE_INFINITY;
}

function remove(key: string): void {
  localStore.remove(key);
  notify(key);
  if (isDraftKey(key)) void removeDraftFile(key);
}
