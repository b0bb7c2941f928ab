import { serverNow } from '@/lib/server-time/server-time';
import { type DraftKey, storageKeys } from '@/lib/storage/keys';
import { removeDraftsOf } from '@/lib/storage/remove-values';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** The stored values of a form by field path. */
export type Draft = Readonly<Record<string, unknown>>;

/** The storage key of the user's draft of a form; `null` for a guest. */
export function draftKey(form: string): DraftKey | null {
  const userId = readValue('user_id');
  return userId ? `luka_draft_${userId}_${form}` : null;
}

/** The user's draft of a form; empty if there is none, or none of the last 30 days. */
export function readDraft(form: string): Draft {
  const key = draftKey(form);
  const { at = 0, ...draft } = (key && readValue(key)) ?? {};
  return serverNow() - Number(at) > storageKeys['luka_draft_*'].keepMs ? {} : draft;
}

/** Stores the user's draft of a form, with the time; does nothing for a guest. */
export function writeDraft(form: string, draft: Draft): void {
  const key = draftKey(form);
  if (key) writeValue(key, { ...draft, at: serverNow() });
}

/** Removes the user's draft of a form. */
export function removeDraft(form: string): void {
  const key = draftKey(form);
  if (key) removeValue(key);
}

/** Removes the drafts of the user's application: it was handed in, now or at an instant that the server names. */
export function removeDrafts(handedInAt?: string): void {
  const userId = readValue('user_id');
  if (userId) removeDraftsOf(userId, handedInAt === undefined ? undefined : Date.parse(handedInAt));
}

/** Whether a stored value can replace `current`: text for text, a list for a list. */
export function isSameKind(current: unknown, stored: unknown): boolean {
  return (
    stored !== null &&
    typeof stored === typeof current &&
    Array.isArray(stored) === Array.isArray(current)
  );
}
