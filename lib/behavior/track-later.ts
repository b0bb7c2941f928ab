import type { BehaviorKey, BehaviorSub } from './events';

/** Like `track`, for code that should not carry the tracker: it is loaded with the first event. Never throws. */
export function trackLater<K extends BehaviorKey>(key: K, ...subs: BehaviorSub<K>[]): void {
  import('./track').then(({ track }) => track(key, ...subs), ignore);
}

/** A chunk that does not come, offline perhaps: one event less. */
function ignore(): void {}
