import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { type ConsentKind, consentVersions } from './kinds';

/** Every answer of one person, by kind, as storage has them. */
export type ConsentAnswers = Stored<`luka_consents_${string}`>;

/** An answer as it was given: yes or no, when, and to which version of the text. */
export type ConsentAnswer = ConsentAnswers[string];

/**
 * What `answers` say to a question as it is put today; `null` while nobody has answered it, or only an older
 * text.
 */
export function validAnswer(
  answers: ConsentAnswers | null,
  kind: ConsentKind,
): ConsentAnswer | null {
  const answer = answers?.[kind];
  return answer?.version === consentVersions[kind] ? answer : null;
}

/** Whether the person has said yes; no without an answer, and no where nobody is logged in. */
export function isAllowed(kind: ConsentKind, userId = readValue('user_id')): boolean {
  if (userId === null || readValue('uni_token') === null) return false;
  return validAnswer(readValue(`luka_consents_${userId}`), kind)?.granted ?? false;
}

/** Keeps the answer of the person logged in, with its time and the text's version; does nothing for a guest. */
export function answerConsent(kind: ConsentKind, granted: boolean): void {
  const userId = readValue('user_id');
  if (userId === null) return;
  const kept = readValue(`luka_consents_${userId}`) ?? {};
  const answer = { granted, at: new Date().toISOString(), version: consentVersions[kind] };
  writeValue(`luka_consents_${userId}`, { ...kept, [kind]: answer });
}
