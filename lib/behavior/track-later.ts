import type { BehaviorKey, BehaviorSub } from './events';

/** `track` for code that must not load the tracker: it is loaded with the first event. Never throws. */
export function trackLater<K extends BehaviorKey>(key: K, ...subs: BehaviorSub<K>[]): void {
  import('./track').then(
    ({ track }) => track(key, ...subs),
    // Offline, the chunk cannot be loaded, and the event is lost.
    () => undefined,
  );
}
