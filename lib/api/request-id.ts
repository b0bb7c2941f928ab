import { serverNow } from '@/lib/server-time/server-time';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { getAuth } from './auth';
import { ApiError, type ApiErrorCode } from './errors';

/** The calls that must take effect once: submit an application, take a loan, pay. */
export type Intent = 'apply_info' | 'apply' | 'repay';

/** Sends with the idempotency key of `subject`; another subject has another key. */
export type SendOnce<T> = (subject: string, send: (requestId: string) => Promise<T>) => Promise<T>;

/**
 * Returns the sender of an intent, one for the whole app. Each subject has an idempotency key, with which the
 * server acts once however often it is sent (contract.md section 2, `request_id`). The key is stored until
 * the server has replied, so a retry after a lost reply or a reload has the same one. A second call while the
 * first is in flight gets the same promise. A key is valid for a day.
 */
export function sendOnceFor<T>(intent: Intent): SendOnce<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (subject, send) => {
    const running = inFlight.get(subject);
    if (running) return running;
    const promise = attempt(intent, subject, send).finally(() => inFlight.delete(subject));
    inFlight.set(subject, promise);
    return promise;
  };
}

/** Removes the stored key: the subject has changed, so the next request is a new one. */
export function forgetRequestId(intent: Intent): void {
  removeValue(storageKey(intent));
}

const dayMs = 86_400_000;

async function attempt<T>(
  intent: Intent,
  subject: string,
  send: (requestId: string) => Promise<T>,
): Promise<T> {
  const id = storedId(intent, subject) ?? createId(intent, subject);
  try {
    const ret = await send(id);
    forgetRequestId(intent);
    return ret;
  } catch (error) {
    if (error instanceof ApiError && repliedCodes.has(error.code)) forgetRequestId(intent);
    throw error;
  }
}

/** Failures after a reply of the server: whether the request took effect is known. */
const repliedCodes: ReadonlySet<ApiErrorCode> = new Set([
  'rejected',
  'refused',
  'loggedOut',
] as const);

function storedId(intent: Intent, subject: string): string | undefined {
  const stored = readValue(storageKey(intent));
  if (stored?.subject !== subject) return undefined;
  return Math.abs(serverNow() - stored.made_at) < dayMs ? stored.id : undefined;
}

/** `crypto.randomUUID` exists in secure contexts only, so not on a test server at a LAN address. */
function createId(intent: Intent, subject: string): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeValue(storageKey(intent), { id, subject, made_at: serverNow() });
  return id;
}

function storageKey(intent: Intent): `luka_request_${string}` {
  return `luka_request_${getAuth().userId()}_${intent}`;
}
