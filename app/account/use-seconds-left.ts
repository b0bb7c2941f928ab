import { useEffect, useState } from 'react';

/** Often enough that the shown second never stands still twice as long as another, in milliseconds. */
const tickMs = 250;

/** Whole seconds until an instant (milliseconds since 1970), a begun one counted; 0 once it has come. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    if (secondsUntil(until) === 0) return;
    // The clock is read anew at each tick: a sleeping phone misses ticks, not time.
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
