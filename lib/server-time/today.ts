import { addDays, type CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import { serverNow } from './server-time';
import { watchClock } from './watch-clock';

const minuteMs = 60_000;

let known: { minute: number; date: CalendarDate } | undefined;

/** The date in Santiago, by the server's clock as far as it is known. Worked out once a minute: `Intl` is slow. */
export function today(): CalendarDate {
  const now = serverNow();
  const minute = Math.floor(now / minuteMs);
  if (known?.minute !== minute) known = { minute, date: calendarDateOf(now) };
  return known.date;
}

/**
 * Calls `onChange` when the date in Santiago has changed: at midnight, at once when the page is seen again, and within a
 * minute of a jump of the clock. Returns a function that ends it. `since` is when the date was looked at, in ms since
 * 1970 by the server's clock, where that was before.
 */
export function watchToday(onChange: () => void, since?: number): () => void {
  let last = since === undefined ? today() : calendarDateOf(since);
  return watchClock(() => {
    const now = today();
    if (now !== last) {
      last = now;
      onChange();
    }
    return startOfDay(addDays(now, 1)).getTime() - serverNow();
  });
}
