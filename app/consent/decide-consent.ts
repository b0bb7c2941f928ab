import { sendPendingRegistration } from '@/lib/attribution/registration';
import { callBridge } from '@/lib/bridge/call';
import { saveDecision } from '@/lib/consent/decisions';
import type { ConsentKind } from '@/lib/consent/kinds';
import { removeValue } from '@/lib/storage/values';

/**
 * Stores the user's decision and applies it: removes the queued behavior events when that consent is denied,
 * requests Android's permission for messages, and sends a registration that waited for the consent. Resolves
 * with false when Android denies what the user allows. Never rejects.
 */
export async function decideConsent(kind: ConsentKind, granted: boolean): Promise<boolean> {
  saveDecision(kind, granted);
  if (kind === 'behavior' && !granted) removeValue('localMainBehaviorEventList');
  if (kind === 'attribution' && granted) await sendPendingRegistration();
  return kind === 'sms' && granted ? requestSmsPermission() : true;
}

async function requestSmsPermission(): Promise<boolean> {
  try {
    return (await callBridge('permission', { names: ['sms'], ask: true })).sms === 'granted';
  } catch {
    return false;
  }
}
