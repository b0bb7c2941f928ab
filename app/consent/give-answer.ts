import { sendPendingRegistration } from '@/lib/attribution/registration';
import { callBridge } from '@/lib/bridge/call';
import { saveDecision } from '@/lib/consent/decisions';
import type { ConsentKind } from '@/lib/consent/kinds';
import { removeValue } from '@/lib/storage/values';

/**
 * Keeps an answer and does what follows from it at once: a no to noting how the app is used forgets what was
 * noted, a yes to messages has Android ask, a yes to counting tells of the registration that waited for it.
 * Resolves with false where Android does not let us do what the person allows. Never rejects.
 */
export async function giveAnswer(kind: ConsentKind, granted: boolean): Promise<boolean> {
  saveDecision(kind, granted);
  if (kind === 'behavior' && !granted) removeValue('localMainBehaviorEventList');
  if (kind === 'attribution' && granted) await sendPendingRegistration();
  return kind === 'sms' && granted ? askAndroid() : true;
}

async function askAndroid(): Promise<boolean> {
  try {
    return (await callBridge('permission', { names: ['sms'], ask: true })).sms === 'granted';
  } catch {
    return false;
  }
}
