import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDurationParts } from '@/lib/format/duration';

type Props = {
  /** Milliseconds since 1970 by the phone's clock; `null` where it cannot say. */
  deadline: number | null;
  /** Called once when the time is up. */
  onEnd: () => void;
};

/** How long the terms on show still stand, in minutes and seconds; a timer, read when asked. */
export function TermsClock({ deadline, onEnd }: Props) {
  const t = useTranslations('loan');
  const left = useMsLeft(deadline, onEnd);
  if (left === null) return t('clockUnknown');
  return t.rich('clock', {
    left: formatDurationParts(left).clock.slice(-5),
    timer: (chunks) => (
      <span role="timer" className="num">
        {chunks}
      </span>
    ),
  });
}

function useMsLeft(deadline: number | null, onEnd: () => void): number | null {
  const [now, setNow] = useState(Date.now);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // A phone that slept wakes late and reads the clock anew.
    function tick(until: number) {
      const at = Date.now();
      setNow(at);
      if (at >= until) end();
      else timer = setTimeout(tick, (until - at) % 1000 || 1000, until);
    }
    tick(deadline);
    return () => clearTimeout(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, deadline - now);
}
