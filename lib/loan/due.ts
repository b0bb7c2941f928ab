import { type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';

/** Days until a loan is due; 0 on the due date and after it. */
export function daysLeft(due: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, due));
}
