import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** What is kept of a half-filled form: values by the path of their field. */
export type Draft = Readonly<Record<string, unknown>>;

type DraftKey = `luka_draft_${string}`;

/** The key of the logged-in person's draft of a form; `null` while nobody is logged in. */
export function draftKey(form: string): DraftKey | null {
  const userId = readValue('user_id');
  return userId ? `luka_draft_${userId}_${form}` : null;
}

/** The draft of the person who is logged in; empty where there is none. */
export function readDraft(form: string): Draft {
  const key = draftKey(form);
  return (key && readValue(key)) ?? {};
}

/** Keeps a draft for the person who is logged in; for nobody nothing is kept. */
export function writeDraft(form: string, draft: Draft): void {
  const key = draftKey(form);
  if (key) writeValue(key, { ...draft });
}

/** Forgets the draft of the person who is logged in. */
export function removeDraft(form: string): void {
  const key = draftKey(form);
  if (key) removeValue(key);
}

/** Whether a kept value can be put where `now` stands: text for text, list for list. */
export function fits(now: unknown, kept: unknown): boolean {
  return kept !== null && typeof kept === typeof now && Array.isArray(kept) === Array.isArray(now);
}
