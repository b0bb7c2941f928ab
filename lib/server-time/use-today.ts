import { useSyncExternalStore } from 'react';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { useStored } from '@/lib/storage/use-stored';
import { today, watchToday } from './today';

/** The date in Santiago; rerenders on a new day ({@link watchToday}), and when a reply has corrected the clock. */
export function useToday(): CalendarDate {
  useStored('luka_clock_offset');
  return useSyncExternalStore(watchToday, today, today);
}
