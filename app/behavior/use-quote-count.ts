import { useEffect, useRef } from 'react';
import { trackLater } from '@/lib/behavior/track-later';

/**
 * Tracks on unmount how often another choice was quoted, without its amount and term. `choice` is equal for
 * equal choices; `undefined` before the first quote.
 */
export function useQuoteCount(choice: string | undefined): void {
  const count = useRef(0);
  useEffect(() => {
    if (choice !== undefined) count.current += 1;
  }, [choice]);
  useEffect(
    () => () => {
      // The first quote is requested without any action of the user.
      if (count.current > 1) trackLater('preview_changed', { count: count.current - 1 });
    },
    [],
  );
}
