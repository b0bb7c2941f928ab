import * as v from 'valibot';
import { hasConsent } from '@/lib/consent/decisions';
import { serverNow } from '@/lib/server-time/server-time';
import { enqueueEvent } from './event-queue';
import { type BehaviorKey, type BehaviorSub, behaviorEvents } from './events';
import { sendDueEvents } from './send-events';

const details = v.array(v.record(v.string(), v.unknown()));

/**
 * Queues an event, with details that match its schema in `events.ts`; ignores it otherwise, and without the
 * user's consent. Never throws.
 */
export function track<K extends BehaviorKey>(key: K, ...subs: BehaviorSub<K>[]): void {
  if (!hasConsent('behavior')) return;
  const schema: v.GenericSchema = behaviorEvents[key].sub;
  const list = v.safeParse(details, subs);
  if (!list.success || !list.output.every((sub) => v.is(schema, sub))) return;
  enqueueEvent({
    key,
    time: serverNow(),
    ...(list.output.length > 0 ? { sub_e: list.output } : {}),
  });
  sendDueEvents();
}
