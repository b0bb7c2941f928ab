import { BridgeError } from '@/lib/bridge/bridge-error';
import { isBridge } from '@/lib/bridge/call';
import { loadOfferedKinds } from '@/lib/consent/offered-kinds';
import { withConsent } from '@/lib/consent/with-consent';
import { readValue } from '@/lib/storage/values';
import { isSentAlready, recordUpload, type UploadRecord } from './records';
import { packers, type UploadKind, uploadKinds } from './upload-kinds';

let last: Promise<void> = Promise.resolve();

/**
 * Sends what this person allows of the phone's data: device, apps, messages, one after the other, each three
 * times at most (product.md section 7). What went out before and has not changed stays where it is. However
 * it goes, it is written down for Settings and nobody is disturbed. Never rejects.
 */
export function sendAllowed(kinds: readonly UploadKind[] = uploadKinds): Promise<void> {
  // One after the other, also where two screens ask: the second finds what the first has sent.
  last = last.then(() => sendAll(kinds));
  return last;
}

async function sendAll(kinds: readonly UploadKind[]): Promise<void> {
  if (!isBridge()) return;
  const offered = await loadOfferedKinds();
  for (const kind of kinds.filter((one) => offered.includes(one))) {
    await withConsent(kind, (signal, userId) => sendKind(kind, signal, userId));
  }
}

async function sendKind(kind: UploadKind, signal: AbortSignal, userId: string): Promise<void> {
  function record(outcome: Outcome): void {
    // Whoever has left wants no trace of it on this phone.
    if (readValue('user_id') !== userId) return;
    recordUpload(userId, { kind, at: new Date().toISOString(), ...outcome });
  }
  try {
    const { send, ...parcel } = await packers[kind](signal);
    if (signal.aborted || isSentAlready(userId, kind, parcel.print)) return;
    const { sent, attempts, error } = await send(signal);
    record({ ...parcel, sent, attempts, error: error?.code });
  } catch (error) {
    // Taken back before anything was on its way.
    if (signal.aborted) return;
    const code = error instanceof BridgeError ? error.code : 'failed';
    record({ items: 0, bytes: 0, sent: false, attempts: 0, error: code });
  }
}

type Outcome = Omit<UploadRecord, 'kind' | 'at'>;
