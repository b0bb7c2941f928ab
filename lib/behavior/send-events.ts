import { uploadBehavior } from '@/lib/api/calls/uploads';
import { whileAllowed } from '@/lib/consent/while-allowed';
import { readValue } from '@/lib/storage/values';
import { recordUpload } from '@/lib/uploads/records';
import { encodeEvents } from './encode-events';
import { inOwnTurn, isOthersTurn } from './own-turn';
import { type BehaviorEvent, removeEvents, returnEvents, waitingEvents } from './waiting-events';

/** So many events are sent without waiting for the page to be left. */
export const dueCount = 20;

/** After a failure, how many must wait until it is tried again. */
let next = dueCount;

/** What this tab is sending just now. */
let onTheWay: readonly BehaviorEvent[] = [];

/** Sends the events if there are enough of them; goes on by itself. */
export function sendDueEvents(): void {
  if (waitingEvents().length >= next) void sendEvents();
}

/**
 * Sends all events that wait: three times at most (product.md section 7), then they wait for the next
 * occasion. They stay in storage until the server has them. Never rejects.
 */
export function sendEvents(): Promise<void> {
  return inOwnTurn(async () => {
    const events = waitingEvents();
    if (events.length === 0) return;
    onTheWay = events;
    const sent = await deliver(events);
    onTheWay = [];
    if (sent) removeEvents(events);
    next = sent ? dueCount : waitingEvents().length + dueCount;
  });
}

/**
 * Sends what waits as the page goes away for good: nobody will be there to hear the answer, so the events
 * leave storage first, and come back where the page lives on and the answer is a no. Never rejects.
 */
export async function sendLastEvents(): Promise<void> {
  if (isOthersTurn()) return;
  const userId = readValue('user_id');
  // Those on their way arrive without this page; the next one must not send them again.
  removeEvents(onTheWay);
  const events = waitingEvents();
  if (events.length === 0) return;
  removeEvents(events);
  const sent = await deliver(events);
  if (!sent && userId !== null && readValue('user_id') === userId) returnEvents(events);
}

/** True when the server has them. */
async function deliver(events: readonly BehaviorEvent[]): Promise<boolean> {
  const { data, bytes } = encodeEvents(events);
  const sent = await whileAllowed('behavior', async (signal, userId) => {
    const { sent, attempts, error } = await uploadBehavior(data, signal);
    const at = new Date().toISOString();
    const outcome = { bytes, items: events.length, sent, attempts, error: error?.code };
    if (readValue('user_id') === userId) recordUpload(userId, { kind: 'behavior', at, ...outcome });
    return sent;
  });
  return sent ?? false;
}
