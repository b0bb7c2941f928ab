import type { mutate, unload } from 'swr';
import type { Path } from './contract';

type Swr = { mutate: typeof mutate; unload: typeof unload };

let swr: Swr | undefined;

/**
 * Registers SWR as the cache of replies. `use-call.ts` does so when it is loaded: before that nothing is
 * cached, and the first load, which logs in and out, does not carry SWR.
 */
export function registerSwr(registered: Swr): void {
  swr = registered;
}

/** To the other tabs of the app; there is none before {@link joinTabs}. */
let tabs: BroadcastChannel | undefined;

/** Refetches here what the other tabs have changed; returns what ends it. */
export function joinTabs(): () => void {
  const joined = new BroadcastChannel('luka_writes');
  joined.onmessage = ({ data }: MessageEvent<readonly Path[]>) => refetch(data);
  tabs = joined;
  return () => {
    joined.close();
    if (tabs === joined) tabs = undefined;
  };
}

/**
 * Refetches what a write has changed, wherever it is shown, also in other tabs; what is not shown is refetched when it
 * is next mounted. The old data stays until the new data is here.
 */
export function revalidate(...paths: readonly Path[]): void {
  tabs?.postMessage(paths);
  refetch(paths);
}

function refetch(paths: readonly Path[]): void {
  for (const path of paths) revalidations.set(path, revalidationsOf(path) + 1);
  for (const listener of listeners) listener(paths);
  void swr?.mutate((key) => Array.isArray(key) && paths.includes(key[0]));
}

/** How often a call was revalidated: a reply to a request from before the last time is stale. */
export function revalidationsOf(path: Path): number {
  return revalidations.get(path) ?? 0;
}

const revalidations = new Map<Path, number>();

/**
 * Drops every reply, those in flight included: after a log-in or log-out no data of another user may
 * show. With `reload`, what is shown is refetched.
 */
export function clearCache({ reload }: { reload: boolean }): void {
  swr?.unload({ revalidate: reload });
}

/** Calls `listener` on every `revalidate`: SWR finds infinite lists by no filter. Returns an unsubscribe. */
export function onRevalidate(listener: (paths: readonly Path[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<(paths: readonly Path[]) => void>();
