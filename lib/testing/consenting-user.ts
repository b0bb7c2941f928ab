import { saveDecision } from '@/lib/consent/decisions';
import type { ConsentKind } from '@/lib/consent/kinds';
import { removeValue, writeValue } from '@/lib/storage/values';

/** Logs in a user who consents to these kinds and has decided on no other. */
export function logInConsenting(...kinds: ConsentKind[]): void {
  removeConsentingUser();
  writeValue('user_id', 'u1');
  writeValue('uni_token', 'token-1');
  for (const kind of kinds) saveDecision(kind, true);
}

/** Removes the user, with decisions, upload records and behavior events. */
export function removeConsentingUser(): void {
  removeValue('user_id');
  removeValue('uni_token');
  removeValue('localMainBehaviorEventList');
  removeValue('luka_consents_u1');
  removeValue('luka_uploads_u1');
}
