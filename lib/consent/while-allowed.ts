import { onLoggedOut } from '@/lib/session/log-out';
import { onChange } from '@/lib/storage/changes';
import { readValue } from '@/lib/storage/values';
import { isAllowed } from './answers';
import type { ConsentKind } from './kinds';

/**
 * Runs `work` with a signal that is aborted as soon as this person takes the consent back, here or in another
 * tab, or is logged out: nothing goes out against a no, nor under another's token. Resolves with what `work`
 * does; `undefined` where it is not allowed in the first place.
 */
export async function whileAllowed<T>(
  kind: ConsentKind,
  work: (signal: AbortSignal, userId: string) => Promise<T>,
): Promise<T | undefined> {
  const userId = readValue('user_id');
  if (userId === null || !isAllowed(kind, userId)) return undefined;
  const over = new AbortController();
  const check = () => {
    if (readValue('user_id') !== userId || !isAllowed(kind, userId)) over.abort();
  };
  const stops = [
    onLoggedOut(() => over.abort()),
    onChange(`luka_consents_${userId}`, check),
    onChange('uni_token', check),
  ];
  try {
    return await work(over.signal, userId);
  } finally {
    for (const stop of stops) stop();
  }
}
