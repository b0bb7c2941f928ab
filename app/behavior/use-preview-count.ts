import { useEffect, useRef } from 'react';
import { choiceKey, type LoanChoice } from '@/app/loan/choice';
import { trackLater } from '@/lib/behavior/track-later';

/** Notes how often the cost of another choice was looked at, once the screen is left; no amount and no term. */
export function usePreviewCount(priced: LoanChoice | undefined): void {
  const count = useRef(0);
  const key = priced && choiceKey(priced);
  useEffect(() => {
    if (key !== undefined) count.current += 1;
  }, [key]);
  useEffect(
    () => () => {
      // The first one came by itself.
      if (count.current > 1) trackLater('preview_changed', { count: count.current - 1 });
    },
    [],
  );
}
