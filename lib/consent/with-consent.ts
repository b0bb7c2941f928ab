import { onChange } from '@/lib/storage/changes';
import { readValue } from '@/lib/storage/values';
import { currentConsent, hasConsent } from './decisions';
import type { ConsentKind } from './kinds';

/** What a consented upload is sent for and with: the user, and their consent as the wire has it. */
export type Consented<Kind extends ConsentKind = ConsentKind> = {
  userId: string;
  consent: { kind: Kind; version: number; granted_at: string };
};

/**
 * Runs `work` if the user consents, with a signal that aborts when they withdraw the consent, in this or
 * another tab, or when their session ends. Nothing is sent against a decision or with the token of another
 * user, and never without the record of what was agreed to and when. Resolves with the result of `work`, or with
 * `undefined` without consent.
 */
export async function withConsent<Kind extends ConsentKind, T>(
  kind: Kind,
  work: (signal: AbortSignal, consented: Consented<Kind>) => Promise<T>,
): Promise<T | undefined> {
  const userId = readValue('user_id');
  const given = currentConsent(kind, userId);
  if (userId === null || given === null) return undefined;
  const consent = { kind, version: given.version, granted_at: given.at };
  const controller = new AbortController();
  const check = () => {
    const isTheirs = readValue('uni_token') !== null && readValue('user_id') === userId;
    if (!isTheirs || !hasConsent(kind, userId)) controller.abort();
  };
  const unsubscribes = [onChange(`luka_consents_${userId}`, check), onChange('uni_token', check)];
  try {
    return await work(controller.signal, { userId, consent });
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
}
