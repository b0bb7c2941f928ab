import { removeValue, writeValue } from '@/lib/storage/values';
import { answerConsent } from './answers';
import type { ConsentKind } from './kinds';

/** Has somebody logged in who allows these kinds and was asked about no other. Only tests use it. */
export function logInAllowing(...kinds: ConsentKind[]): void {
  logOutAfterTest();
  writeValue('user_id', 'u1');
  writeValue('uni_token', 'token-1');
  for (const kind of kinds) answerConsent(kind, true);
}

/** Nobody is logged in, nothing was allowed, sent or noted. */
export function logOutAfterTest(): void {
  for (const key of ['user_id', 'uni_token', 'localMainBehaviorEventList'] as const)
    removeValue(key);
  for (const key of ['luka_consents_u1', 'luka_uploads_u1', 'luka_behavior_turn'] as const)
    removeValue(key);
}
