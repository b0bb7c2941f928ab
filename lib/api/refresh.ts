import { mutate, unload } from 'swr';
import type { Path } from './contract';

/**
 * Asks anew for what a write has made out of date, wherever it is on show; what is not on show is
 * asked for when it next is. The old data stays until the new is there.
 */
export function refresh(...paths: readonly Path[]): void {
  void mutate((key) => Array.isArray(key) && paths.includes(key[0]));
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
  unload({ revalidate: reload });
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
