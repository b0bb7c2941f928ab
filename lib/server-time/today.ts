import type { CalendarDate } from '@/lib/chile/calendar-date';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import { serverNow } from './server-time';

const minuteMs = 60_000;

/** After midnight, in ms: a timer may end a little early. */
const marginMs = 1000;

let known: { minute: number; date: CalendarDate } | undefined;

/** The date in Santiago, by the server's clock as far as it is known. Worked out once a minute: `Intl` is slow. */
export function today(): CalendarDate {
  const now = serverNow();
  const minute = Math.floor(now / minuteMs);
  if (known?.minute !== minute) known = { minute, date: calendarDateOf(now) };
  return known.date;
}

/** What the page may have slept through. The shell's `resume` is one of them (app/android/shell-events.ts). */
const wakings = ['visibilitychange', 'focus', 'pageshow'] as const;

/**
 * Calls `onChange` when the date in Santiago has changed: at midnight, at once when the page is seen again, and within a
 * minute of a jump of the clock. Never while the page is hidden. Returns a function that ends it.
 */
export function watchToday(onChange: () => void): () => void {
  let last = today();
  let timer: ReturnType<typeof setTimeout>;
  function check() {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = today();
    const untilMidnight = startOfDay(addDays(now, 1)).getTime() - serverNow() + marginMs;
    timer = setTimeout(check, Math.min(untilMidnight, minuteMs));
    if (now === last) return;
    last = now;
    onChange();
  }
  check();
  // In capture, as `visibilitychange` is the document's.
  for (const waking of wakings) window.addEventListener(waking, check, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const waking of wakings) window.removeEventListener(waking, check, { capture: true });
  };
}
