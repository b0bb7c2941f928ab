import * as v from 'valibot';
import { hasConsent } from '@/lib/consent/decisions';
import { type BehaviorKey, type BehaviorSub, behaviorEvents } from './events';
import { sendDueEvents } from './send-events';
import { addEvent } from './waiting-events';

const details = v.array(v.record(v.string(), v.unknown()));

/**
 * Notes that something happened, for the server to hear of later; its details as `events.ts` allows them.
 * Without the person's consent nothing is even kept. Never throws.
 */
export function track<K extends BehaviorKey>(key: K, ...subs: BehaviorSub<K>[]): void {
  if (!hasConsent('behavior')) return;
  const schema: v.GenericSchema = behaviorEvents[key].sub;
  const list = v.safeParse(details, subs);
  if (!list.success || !list.output.every((sub) => v.is(schema, sub))) return;
  addEvent({
    key,
    time: Date.now(),
    ...(list.output.length > 0 ? { sub_e: list.output } : {}),
  });
  sendDueEvents();
}
