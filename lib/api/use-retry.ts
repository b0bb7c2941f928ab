import { useEffect } from 'react';

/** The requests of mounted components that have failed: what the user misses on the screen. */
const failed = new Set<() => Promise<unknown>>();

/**
 * Returns how to request a failed call again. One press tries whatever else has failed too: a screen may need several
 * calls, of which it shows one failure. `refetch` is SWR's `mutate`, the same at each render.
 */
export function useRetry(error: unknown, refetch: () => Promise<unknown>): () => Promise<unknown> {
  useEffect(() => {
    if (error === undefined) return;
    failed.add(refetch);
    return () => void failed.delete(refetch);
  }, [error, refetch]);
  return () => {
    for (const other of failed) if (other !== refetch) void other();
    return refetch();
  };
}
