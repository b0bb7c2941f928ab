import { onLoggedOut } from '@/lib/session/log-out';
import { onChange } from '@/lib/storage/changes';
import { readValue } from '@/lib/storage/values';
import { hasConsent } from './decisions';
import type { ConsentKind } from './kinds';

/**
 * Runs `work` if the user consents, with a signal that aborts when they withdraw the consent, in this or
 * another tab, or when their session ends. Nothing is sent against a decision or with the token of another
 * user. Resolves with the result of `work`, or with `undefined` without consent.
 */
export async function withConsent<T>(
  kind: ConsentKind,
  work: (signal: AbortSignal, userId: string) => Promise<T>,
): Promise<T | undefined> {
  const userId = readValue('user_id');
  if (userId === null || !hasConsent(kind, userId)) return undefined;
  const controller = new AbortController();
  const check = () => {
    if (readValue('user_id') !== userId || !hasConsent(kind, userId)) controller.abort();
  };
  const unsubscribes = [
    onLoggedOut(() => controller.abort()),
    onChange(`luka_consents_${userId}`, check),
    onChange('uni_token', check),
  ];
  try {
    return await work(controller.signal, userId);
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
}
