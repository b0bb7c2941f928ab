import { upload } from '@/lib/api/calls/uploads';
import { withConsent } from '@/lib/consent/with-consent';
import { readValue } from '@/lib/storage/values';
import { recordUpload } from '@/lib/uploads/records';
import { encodeEvents } from './encode-events';
import { inOwnTurn } from './own-turn';
import { type BehaviorEvent, removeEvents, waitingEvents } from './waiting-events';

/** So many events are sent without waiting for the page to be left. */
export const dueCount = 20;

/** After a failure, how many must wait until it is tried again. */
let next = dueCount;

/** Sends the events if there are enough of them; goes on by itself. */
export function sendDueEvents(): void {
  if (waitingEvents().length >= next) void sendEvents();
}

/**
 * Sends all events that wait: three times at most (product.md section 7), then they wait for the next
 * occasion. They stay in storage until the server has them: what a page that goes away could not send is the
 * next one's. Never rejects.
 */
export function sendEvents(): Promise<void> {
  return inOwnTurn(async () => {
    const events = waitingEvents();
    if (events.length === 0) return;
    const sent = await deliver(events);
    if (sent) removeEvents(events);
    next = sent ? dueCount : waitingEvents().length + dueCount;
  });
}

/** True when the server has them. */
async function deliver(events: readonly BehaviorEvent[]): Promise<boolean> {
  const { data, bytes } = encodeEvents(events);
  const sent = await withConsent('behavior', async (signal, userId) => {
    const { sent, attempts, error } = await upload('user/upload_behavior', { data }, { signal });
    const at = new Date().toISOString();
    const outcome = { bytes, items: events.length, sent, attempts, error: error?.code };
    if (readValue('user_id') === userId) recordUpload(userId, { kind: 'behavior', at, ...outcome });
    return sent;
  });
  return sent ?? false;
}
