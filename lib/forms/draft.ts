import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** The stored values of a form by field path. */
export type Draft = Readonly<Record<string, unknown>>;

type DraftKey = `luka_draft_${string}`;

/** The storage key of the user's draft of a form; `null` for a guest. */
function draftKey(form: string): DraftKey | null {
  const userId = readValue('user_id');
  return userId ? `luka_draft_${userId}_${form}` : null;
}

/** The user's draft of a form; empty if there is none. */
export function readDraft(form: string): Draft {
  const key = draftKey(form);
  return (key && readValue(key)) ?? {};
}

/** Stores the user's draft of a form; does nothing for a guest. */
export function writeDraft(form: string, draft: Draft): void {
  const key = draftKey(form);
  if (key) writeValue(key, { ...draft });
}

/** Removes the user's draft of a form. */
export function removeDraft(form: string): void {
  const key = draftKey(form);
  if (key) removeValue(key);
}

/** Whether a stored value can replace `current`: text for text, a list for a list. */
export function isSameKind(current: unknown, stored: unknown): boolean {
  return (
    stored !== null &&
    typeof stored === typeof current &&
    Array.isArray(stored) === Array.isArray(current)
  );
}
