import { serverNow } from '@/lib/server-time/server-time';
import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { type ConsentKind, consentVersions } from './kinds';

/** All decisions of a user by kind, as stored. */
export type ConsentDecisions = Stored<`luka_consents_${string}`>;

/** A decision: `granted` or not, when, and for which version of the consent's text. */
export type ConsentDecision = ConsentDecisions[string];

/** The decision on the current text of a consent; `null` without one, or with one on an older text. */
export function currentDecision(
  decisions: ConsentDecisions | null,
  kind: ConsentKind,
): ConsentDecision | null {
  const decision = decisions?.[kind];
  return decision?.version === consentVersions[kind] ? decision : null;
}

/** The user's consent as stored; `null` after a denial, without a decision and for a guest. */
export function currentConsent(
  kind: ConsentKind,
  userId = readValue('user_id'),
): ConsentDecision | null {
  if (userId === null || readValue('uni_token') === null) return null;
  const decision = currentDecision(readValue(`luka_consents_${userId}`), kind);
  return decision?.granted ? decision : null;
}

/** Whether the user has consented. False without a decision and for a guest. */
export function hasConsent(kind: ConsentKind, userId = readValue('user_id')): boolean {
  return currentConsent(kind, userId) !== null;
}

/** Stores the decision of the logged-in user with its time and the text's version. Does nothing for a guest. */
export function saveDecision(kind: ConsentKind, granted: boolean): void {
  const userId = readValue('user_id');
  if (userId === null) return;
  const stored = readValue(`luka_consents_${userId}`) ?? {};
  const decision = {
    granted,
    at: new Date(serverNow()).toISOString(),
    version: consentVersions[kind],
  };
  writeValue(`luka_consents_${userId}`, { ...stored, [kind]: decision });
}
