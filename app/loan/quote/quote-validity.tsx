import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { clockTimeOf } from '@/lib/chile/santiago';
import { serverNow } from '@/lib/server-time/server-time';

type Props = {
  /** When the quote expires, in milliseconds since 1970; `null` if that is not known. */
  expiresAt: number | null;
  /** Called once on expiry. */
  onExpire: () => void;
};

/** Until what time of day a quote holds: a clock that runs down would press the user. */
export function QuoteValidity({ expiresAt, onExpire }: Props) {
  const t = useTranslations('loan');
  useExpiry(expiresAt, onExpire);
  const text =
    expiresAt === null ? t('validUnknown') : t('validUntil', { time: clockTimeOf(expiresAt) });
  return <span>{text}</span>;
}

function useExpiry(expiresAt: number | null, onExpire: () => void): void {
  const end = useEffectEvent(onExpire);
  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // Timers do not run while the device sleeps, so each second reads the clock instead of waiting for the end.
    function check(until: number) {
      const left = until - serverNow();
      if (left <= 0) end();
      else timer = setTimeout(check, Math.min(left, 1000), until);
    }
    check(expiresAt);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
