import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/server-time/server-time';

/** Short enough that each displayed second lasts about as long as the others. */
const tickMs = 250;

/** Seconds until `until` (milliseconds since 1970 by the server's clock), rounded up; 0 once it has passed. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    setSeconds(secondsUntil(until));
    if (secondsUntil(until) === 0) return;
    // Each tick reads the clock: timers stop while the phone sleeps.
    const timer = setInterval(() => {
      const remaining = secondsUntil(until);
      setSeconds(remaining);
      if (remaining === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - serverNow()) / 1000));
}
