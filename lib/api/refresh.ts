import type { Path } from './contract';

/** What the cache of answers can do: asking anew by key, and forgetting everything. */
export type AnswerCache = {
  mutate(matches: (key: unknown) => boolean): Promise<unknown>;
  unload(how: { revalidate: boolean }): void;
};

let cache: AnswerCache | undefined;

/**
 * Says which cache the answers are in: `use-call.ts` does, when the first screen that reads comes.
 * Before that there are no answers, and the app's first load, which logs in and out, carries no cache.
 */
export function setAnswerCache(next: AnswerCache): void {
  cache = next;
}

/**
 * Asks anew for what a write has made out of date, wherever it is on show; what is not on show is
 * asked for when it next is. The old data stays until the new is there.
 */
export function refresh(...paths: readonly Path[]): void {
  void cache?.mutate((key) => Array.isArray(key) && paths.includes(key[0]));
  for (const path of paths) {
    outdated.add(path);
    for (const listener of listeners) listener();
  }
}

/**
 * Forgets every answer of the server, those still under way included: after a log-in or log-out nothing
 * of another person may show. With `reload`, what is on show is asked for anew.
 */
export function clearAnswers({ reload }: { reload: boolean }): void {
  cache?.unload({ revalidate: reload });
}

/** SWR cannot find an endless list by its path: such a list listens here. Returns how to stop. */
export function onRefresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once after `path` was refreshed: who asks first asks the server anew. */
export function takeOutdated(path: Path): boolean {
  return outdated.delete(path);
}

const outdated = new Set<Path>();
const listeners = new Set<() => void>();
