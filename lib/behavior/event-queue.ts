import type { Stored } from '@/lib/storage/keys';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** A behavior event as stored and sent: `time` in ms since 1970. */
export type BehaviorEvent = Stored<'localMainBehaviorEventList'>[number];

/** The queue's limit; the oldest events are dropped first. */
const maxQueued = 200;

const key = 'localMainBehaviorEventList';

/** The stored events, the oldest first; none if they cannot be read. */
export function queuedEvents(): readonly BehaviorEvent[] {
  return readValue(key) ?? [];
}

/** Stores an event. Overwrites a value that cannot be read. */
export function enqueueEvent(event: BehaviorEvent): void {
  writeValue(key, [...queuedEvents(), event].slice(-maxQueued));
}

/** Removes events that were sent; those stored meanwhile stay, also where they are equal to a sent one. */
export function dequeueEvents(sent: readonly BehaviorEvent[]): void {
  const texts = sent.map((event) => JSON.stringify(event));
  const left = queuedEvents().filter((event) => {
    const index = texts.indexOf(JSON.stringify(event));
    if (index >= 0) texts.splice(index, 1);
    return index < 0;
  });
  if (left.length > 0) writeValue(key, left);
  else removeValue(key);
}
