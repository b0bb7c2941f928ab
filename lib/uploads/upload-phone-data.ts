import { BridgeError } from '@/lib/bridge/bridge-error';
import { isBridge } from '@/lib/bridge/call';
import { loadOfferedKinds } from '@/lib/consent/offered-kinds';
import { type Consented, withConsent } from '@/lib/consent/with-consent';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue } from '@/lib/storage/values';
import { builders, type UploadKind, uploadKinds } from './payloads';
import { isUploaded, recordUpload, type UploadRecord } from './records';

let queue: Promise<void> = Promise.resolve();

/**
 * Uploads the data of the phone that the user consents to, one kind after the other, each in up to three
 * attempts (product.md section 7). Data that has not changed since the last upload is not sent. Each outcome
 * is recorded for Settings; none is shown. Calls run one after the other. Never rejects.
 */
export function uploadPhoneData(kinds: readonly UploadKind[] = uploadKinds): Promise<void> {
  queue = queue.then(() => uploadAll(kinds));
  return queue;
}

async function uploadAll(kinds: readonly UploadKind[]): Promise<void> {
  if (!isBridge()) return;
  const offered = await loadOfferedKinds();
  for (const kind of kinds.filter((one) => offered.includes(one))) {
    await withConsent(kind, (signal, given) => uploadKind(kind, signal, given));
  }
}

async function uploadKind(
  kind: UploadKind,
  signal: AbortSignal,
  { userId, consent }: Consented<UploadKind>,
): Promise<void> {
  function record(outcome: Omit<UploadRecord, 'kind' | 'at'>): void {
    // After a sign-out nothing about the user may be stored.
    if (readValue('user_id') !== userId) return;
    recordUpload(userId, { kind, at: new Date(serverNow()).toISOString(), ...outcome });
  }
  try {
    const { send, ...payload } = await builders[kind](signal);
    if (signal.aborted || isUploaded(userId, kind, payload.hash)) return;
    const { sent, attempts, error } = await send(signal, consent);
    record({ ...payload, sent, attempts, error: error?.code });
  } catch (error) {
    // The consent was withdrawn before anything was sent.
    if (signal.aborted) return;
    const code = error instanceof BridgeError ? error.code : 'failed';
    record({ items: 0, bytes: 0, sent: false, attempts: 0, error: code });
  }
}
