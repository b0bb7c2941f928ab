import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDurationParts } from '@/lib/format/duration';
import { serverNow } from '@/lib/server-time/server-time';

type Props = {
  /** When the quote expires, in milliseconds since 1970; `null` if that is not known. */
  expiresAt: number | null;
  /** Called once on expiry. */
  onExpire: () => void;
};

/** The time left until a quote expires, in minutes and seconds; screen readers read it on request only. */
export function QuoteCountdown({ expiresAt, onExpire }: Props) {
  const t = useTranslations('loan');
  const left = useMsLeft(expiresAt, onExpire);
  if (left === null) return t('countdownUnknown');
  return t.rich('countdown', {
    left: formatDurationParts(left).clock.slice(-5),
    timer: (chunks) => (
      <span role="timer" className="num">
        {chunks}
      </span>
    ),
  });
}

function useMsLeft(expiresAt: number | null, onExpire: () => void): number | null {
  const [now, setNow] = useState(serverNow);
  const end = useEffectEvent(onExpire);
  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // Timers do not run while the device sleeps, so each tick reads the clock instead of counting.
    function tick(until: number) {
      const at = serverNow();
      setNow(at);
      if (at >= until) end();
      else timer = setTimeout(tick, (until - at) % 1000 || 1000, until);
    }
    tick(expiresAt);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt === null ? null : Math.max(0, expiresAt - now);
}
