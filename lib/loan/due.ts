import { addDays, type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';

/** The day a loan is due: `termDays` calendar days after the day it starts in Santiago. */
export function dueDate(start: Date, termDays: number): CalendarDate {
  return addDays(calendarDateOf(start), termDays);
}

/** Full days late on `today`; 0 up to and on the day itself, which is paid in time. */
export function daysOverdue(due: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(due, today));
}

/** Days left until the day it is due; 0 on the day itself and after. */
export function daysLeft(due: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, due));
}
