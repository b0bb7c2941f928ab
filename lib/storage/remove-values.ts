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
    const stored = v.safeParse(dated, localStore.get(key));
    if (!stored.success || now - stored.output.at > keepMs) remove(key);
  }
}

/** Removes all drafts of a user, with their files. */
export function removeDraftsOf(userId: string): void {
  for (const key of localStore.keys()) {
    if (key.startsWith(`luka_draft_${userId}_`)) remove(key);
  }
}

function remove(key: string): void {
  localStore.remove(key);
  notify(key);
  if (isDraftKey(key)) void removeDraftFile(key);
}
