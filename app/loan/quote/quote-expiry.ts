import { useEffect, useEffectEvent } from 'react';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import { serverNow } from '@/lib/server-time/server-time';
import type { QuotedChoice, QuoteState } from './use-quote';

/** A quote is valid for minutes: a longer validity, or none, means that the server's time is not known. */
const maxValidityMs = 3_600_000;

type Timing = { quote: Pick<QuotedChoice['quote'], 'expires_at'>; receivedAt: number };

/**
 * When a quote expires, in milliseconds since 1970: when the server says, and at midnight in Santiago at the latest, as
 * a loan of the next day is due a day later and what is signed must name that day. `null` if the device's clock is so
 * wrong, and the server's unknown, that a new quote would already be expired, or valid for hours. The server decides in
 * any case: it rejects a signature for an expired quote.
 */
export function expiryOf({ quote, receivedAt }: Timing): number | null {
  const expiresAt = Date.parse(quote.expires_at);
  const isKnown = expiresAt > receivedAt && expiresAt - receivedAt <= maxValidityMs;
  if (!isKnown) return null;
  const midnight = startOfDay(addDays(calendarDateOf(receivedAt), 1)).getTime();
  return Math.min(expiresAt, midnight);
}

/** True for a quote that has expired; false if its expiry is not known. */
export function isExpired(quoted: Timing, now = serverNow()): boolean {
  const expiresAt = expiryOf(quoted);
  return expiresAt !== null && now >= expiresAt;
}

/** How often the quote on the page is checked, in ms: one long timer would not run while the device sleeps. */
const checkEveryMs = 15_000;

/** Refetches the quote on the page once it has expired, as its figures may have changed. */
export function useRefetchOnExpiry({ status, quoted, refetch }: QuoteState): void {
  const check = useEffectEvent(() => {
    if (quoted && isExpired(quoted)) refetch();
  });
  const isReady = status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [isReady]);
}
