import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strong } from '@/components/foundation/strong';
import { calendarDateOf } from '@/lib/chile/santiago';
import { type Format, useFormat } from '@/lib/format/use-format';
import { lastMinute } from './pay-amount';
import type { PendingPayment } from './stored-payment';

/** From when transfers count, where that is the same day; nothing for a server that does not say. */
export function useCounts(transfers: readonly PendingPayment[]): ReactNode {
  const t = useTranslations('home.awaited');
  const counts = useCountsFrom(transfers);
  if (!counts) return undefined;
  return <span>{t.rich('counts', { count: transfers.length, ...counts, b: strong })}</span>;
}

/** The day from which transfers count, and until when they have to arrive for that; nothing of a page, whose money takes minutes. */
export function useCountsFrom(
  transfers: readonly PendingPayment[],
): { date: string; until: string } | undefined {
  const format = useFormat();
  const texts = transfers.map((transfer) => countsOf(transfer, format));
  const [{ date, until } = {}] = texts;
  if (!date || !until || !transfers.every(({ transfer }) => transfer)) return undefined;
  return texts.every((each) => each.date === date && each.until === until)
    ? { date, until }
    : undefined;
}

/** The same of one payment, with the day of its end; neither `until` nor `lastDay` for a server that does not say. */
export function countsOf({ at, ordered_at, holds_until }: PendingPayment, format: Format) {
  const end = holds_until === undefined ? undefined : lastMinute(holds_until);
  return {
    date: format.date(ordered_at ?? new Date(at), 'short'),
    until: end && format.dateTime(end, 'short'),
    lastDay: end && calendarDateOf(end),
  };
}
