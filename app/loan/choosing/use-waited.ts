import { useEffect, useState } from 'react';

/**
 * True once `begun` has been true for `ms` milliseconds: what a screen likes to have beside its main answer
 * may come a little later, and never holds it up.
 */
export function useWaited(begun: boolean, ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(setWaited, ms, true);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return waited;
}
