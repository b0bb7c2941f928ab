import { upload } from '@/lib/api/calls/uploads';
import { toBase64 } from '@/lib/base64/base64';
import { withConsent } from '@/lib/consent/with-consent';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue } from '@/lib/storage/values';
import { recordUpload } from '@/lib/uploads/records';
import { type BehaviorEvent, dequeueEvents, queuedEvents } from './event-queue';

/** From so many queued events on they are sent without waiting for the page to be hidden. */
const batchSize = 20;

/** The number of queued events from which they are sent; higher after a failure. */
let threshold = batchSize;

/** Sends the queued events if there are enough of them, in the background. */
export function sendDueEvents(): void {
  if (queuedEvents().length >= threshold) void sendEvents();
}

/**
 * Sends all queued events in up to three attempts (product.md section 7). They are stored until the server
 * has replied, so a later page sends what this one could not. Never rejects.
 */
export function sendEvents(): Promise<void> {
  return exclusively(async () => {
    const events = queuedEvents();
    if (events.length === 0) return;
    const sent = await deliver(events);
    if (sent) dequeueEvents(events);
    threshold = sent ? batchSize : queuedEvents().length + batchSize;
  });
}

/** Uploads events as base64 of their JSON in UTF-8. Resolves with true when the server has accepted them. */
async function deliver(events: readonly BehaviorEvent[]): Promise<boolean> {
  const encoded = new TextEncoder().encode(JSON.stringify(events));
  const data = toBase64(encoded);
  const sent = await withConsent('behavior', async (signal, { userId, consent }) => {
    const body = { data, consent };
    const { sent, attempts, error } = await upload('user/upload_behavior', body, { signal });
    const at = new Date(serverNow()).toISOString();
    const outcome = {
      bytes: encoded.length,
      items: events.length,
      sent,
      attempts,
      error: error?.code,
    };
    if (readValue('user_id') === userId) recordUpload(userId, { kind: 'behavior', at, ...outcome });
    return sent;
  });
  return sent ?? false;
}

let isSending = false;

/** Runs `work` unless this or another tab is running it, so that no event is sent twice. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    // Insecure contexts, such as a test server at a LAN address, have no Web Locks.
    if (!navigator.locks) return await work();
    await navigator.locks.request('luka_behavior', { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  } finally {
    isSending = false;
  }
}
