import type { Stored } from '@/lib/storage/keys';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** A behaviour event as it waits and as it is sent: `time` in ms since 1970. */
export type BehaviorEvent = Stored<'localMainBehaviorEventList'>[number];

/** How many events wait at most; the oldest go first. */
export const mostWaiting = 200;

const key = 'localMainBehaviorEventList';

/** The events that wait, the oldest first. What cannot be read is as good as none. */
export function waitingEvents(): readonly BehaviorEvent[] {
  return readValue(key) ?? [];
}

/** Has an event wait; what could not be read before is gone with it. */
export function addEvent(event: BehaviorEvent): void {
  writeValue(key, [...waitingEvents(), event].slice(-mostWaiting));
}

/** Takes events out that were sent; those that came meanwhile stay. */
export function removeEvents(sent: readonly BehaviorEvent[]): void {
  const gone = new Map<string, number>();
  for (const event of sent) {
    const text = JSON.stringify(event);
    gone.set(text, (gone.get(text) ?? 0) + 1);
  }
  const left = waitingEvents().filter((event) => {
    const text = JSON.stringify(event);
    const count = gone.get(text) ?? 0;
    gone.set(text, count - 1);
    return count <= 0;
  });
  if (left.length > 0) writeValue(key, [...left]);
  else removeValue(key);
}
