import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { ApiError, type ApiErrorCode } from './errors';

/** What a person wants that must happen once: hand in an application, take a loan, pay. */
export type Intent = 'apply_info' | 'apply' | 'repay';

/** Sends one wish; `subject` says what exactly is wanted, and another subject is another wish. */
export type SendOnce<T> = (subject: string, send: (requestId: string) => Promise<T>) => Promise<T>;

/**
 * Makes the sender of an intent, one for the whole app. It gives each wish an id of its own, so that the
 * server grants it once however often it is sent (contract.md section 2, `request_id`). The id is kept
 * over a reload until the server has answered: after a dropped reply the retry carries the same one. A
 * second tap while the first is under way gets the first one's outcome. An id older than a day is not
 * used again.
 */
export function sendOnceFor<T>(intent: Intent): SendOnce<T> {
  const underway = new Map<string, Promise<T>>();
  return (subject, send) => {
    const running = underway.get(subject);
    if (running) return running;
    const promise = attempt(intent, subject, send).finally(() => underway.delete(subject));
    underway.set(subject, promise);
    return promise;
  };
}

/** Drops a kept id: what it asked for has changed, so the next sending is another wish. */
export function forgetRequestId(intent: Intent): void {
  removeValue(keyOf(intent));
}

const dayMs = 86_400_000;
async function attempt<T>(
  intent: Intent,
  subject: string,
  send: (requestId: string) => Promise<T>,
): Promise<T> {
  const id = keptId(intent, subject) ?? makeId(intent, subject);
  try {
    const ret = await send(id);
    forgetRequestId(intent);
    return ret;
  } catch (error) {
    if (error instanceof ApiError && answers.has(error.code)) forgetRequestId(intent);
    throw error;
  }
}

/** The failures in which the server has answered, so that nothing is left in doubt. */
const answers: ReadonlySet<ApiErrorCode> = new Set(['rejected', 'refused', 'loggedOut'] as const);

function keptId(intent: Intent, subject: string): string | undefined {
  const kept = readValue(keyOf(intent));
  if (kept?.subject !== subject) return undefined;
  return Math.abs(Date.now() - kept.made_at) < dayMs ? kept.id : undefined;
}

/** `crypto.randomUUID` is missing where the page is not served safely, as on a test server by its address. */
function makeId(intent: Intent, subject: string): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeValue(keyOf(intent), { id, subject, made_at: Date.now() });
  return id;
}

function keyOf(intent: Intent): `luka_request_${string}` {
  return `luka_request_${readValue('user_id')}_${intent}`;
}
