import { useEffect, useReducer } from 'react';
import { serverNow } from './server-time';
import { useServerNow } from './use-server-now';
import { watchClock } from './watch-clock';

/**
 * Whether an instant (ISO 8601) is over, by the server's clock; rerenders when it is. `false` where there is none. Not an
 * external store: where the new render asks for another instant, React would discard it as unchanged.
 */
export function useHasPassed(instant: string | undefined): boolean {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const at = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const isOver = useServerNow() >= at;
  useEffect(() => {
    if (at === Number.POSITIVE_INFINITY) return;
    return watchClock(() => {
      if (serverNow() >= at !== isOver) rerender();
      return at - serverNow();
    });
  }, [at, isOver]);
  return isOver;
}
