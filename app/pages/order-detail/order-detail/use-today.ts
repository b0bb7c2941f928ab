import { useEffect, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { addDays, type CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import { serverNow } from '@/lib/server-time/server-time';
import { useServerNow } from '@/lib/server-time/use-server-now';

/** After midnight, in ms: a timer may end a little early. */
const marginMs = 1000;

/** The date in Santiago. When it changes, the order is refetched, as its amount due changes with it. */
export function useToday(): CalendarDate {
  const today = calendarDateOf(useServerNow());
  const [, setDay] = useState(today);
  useEffect(() => {
    const tomorrow = addDays(today, 1);
    const timer = setTimeout(
      () => {
        setDay(tomorrow);
        revalidate('user/get_processing_order', 'app/home');
      },
      startOfDay(tomorrow).getTime() - serverNow() + marginMs,
    );
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
