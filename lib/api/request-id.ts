import { serverNow } from '@/lib/server-time/server-time';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { getAuth } from './auth';
import { ApiError, type ApiErrorCode } from './errors';
import { inOneTab } from './in-one-tab';

/** The calls that must take effect once: submit an application, take a loan, cancel it, pay. */
export type Intent = 'apply_info' | 'apply' | 'cancel' | 'repay';

/** What an idempotency key is for: one user's call of one kind about one thing, such as this payment of this order. */
type Purpose = { intent: Intent; userId: string | null; subject: string };

/** Sends with the idempotency key of `subject`; another subject has another key. */
export type SendOnce<T> = (subject: string, send: (requestId: string) => Promise<T>) => Promise<T>;

/**
 * Returns the sender of an intent, one for the whole app. Each subject of each user has an idempotency key, with which
 * the server acts once however often it is sent (contract.md section 2, `request_id`). The key is stored until the
 * server has replied to that very call, so a retry after a lost reply or a reload has the same one. A second call while
 * the first is in flight, in this tab or another one, gets the same reply. A key is valid for a day.
 */
export function sendOnceFor<T>(intent: Intent): SendOnce<T> {
  return (subject, send) => {
    const purpose = { intent, userId: getAuth().userId(), subject };
    const name = nameOf(purpose);
    const running = inFlight.get(name);
    // The same intent has one type of reply.
    if (running) return running as Promise<T>;
    const promise = inOneTab(name, () => attempt(purpose, send))
      .then((reply) => {
        // Another tab's, which this one has waited for.
        requireUser(purpose);
        return reply;
      })
      .finally(() => {
        if (inFlight.get(name) === promise) inFlight.delete(name);
      });
    inFlight.set(name, promise);
    return promise;
  };
}

const inFlight = new Map<string, Promise<unknown>>();

const nameOf = ({ intent, userId, subject }: Purpose) => `${userId} ${intent} ${subject}`;

/** Whether a call was sent to which the server has not replied: it may have taken effect. */
export function hasUnanswered(intent: Intent, subject: string): boolean {
  return idOf({ intent, userId: getAuth().userId(), subject }) !== undefined;
}

/** Forgets a user's call: whether it took effect is known by other means, or it has become another one. */
export function forgetRequest(
  intent: Intent,
  subject: string,
  userId: string | null = getAuth().userId(),
): void {
  const purpose = { intent, userId, subject };
  inFlight.delete(nameOf(purpose));
  const id = idOf(purpose);
  if (id !== undefined) removeId(purpose, id);
}

const dayMs = 86_400_000;

async function attempt<T>(purpose: Purpose, send: (requestId: string) => Promise<T>): Promise<T> {
  // It may have waited for another tab, in which the user has left.
  requireUser(purpose);
  const id = idOf(purpose) ?? createId(purpose);
  try {
    const ret = await send(id);
    removeId(purpose, id);
    return ret;
  } catch (error) {
    if (error instanceof ApiError && repliedCodes.has(error.code)) removeId(purpose, id);
    throw error;
  }
}

function requireUser({ intent, userId }: Purpose): void {
  if (getAuth().userId() === userId) return;
  throw new ApiError('aborted', { path: intent, hint: 'its user has left' });
}

/** Failures after a reply of the server: whether the request took effect is known. */
const repliedCodes: ReadonlySet<ApiErrorCode> = new Set([
  'rejected',
  'refused',
  'loggedOut',
] as const);

function idOf(purpose: Purpose): string | undefined {
  return unanswered(purpose).find(({ subject }) => subject === purpose.subject)?.id;
}

/** `crypto.randomUUID` exists in secure contexts only, so not on a test server at a LAN address. */
function createId(purpose: Purpose): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { subject } = purpose;
  store(purpose, [...unanswered(purpose), { id, subject, made_at: serverNow() }]);
  return id;
}

/** By the id, as the subject may have another one by now. */
function removeId(purpose: Purpose, answered: string): void {
  const others = unanswered(purpose).filter(({ id }) => id !== answered);
  if (others.length > 0) store(purpose, others);
  else removeValue(storageKey(purpose));
}

/** The user's calls of one kind to which the server has not replied for less than a day. */
function unanswered(purpose: Purpose) {
  const stored = readValue(storageKey(purpose)) ?? [];
  return stored.filter(({ made_at }) => Math.abs(serverNow() - made_at) < dayMs);
}

function store(purpose: Purpose, requests: ReturnType<typeof unanswered>): void {
  writeValue(storageKey(purpose), requests);
}

function storageKey({ userId, intent }: Purpose): `luka_request_${string}` {
  return `luka_request_${userId}_${intent}`;
}
