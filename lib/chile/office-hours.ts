import { utcMs } from './calendar-date';
import { calendarDateOf, clockTimeOf, type Instant } from './santiago';

/**
 * Whether an instant is within hours such as 9:00 to 18:00, Monday to Friday in Santiago. Public holidays are not known
 * here.
 */
export function isWithinHours(
  instant: Instant,
  { from, to }: { from: string; to: string },
): boolean {
  const weekday = new Date(utcMs(calendarDateOf(instant))).getUTCDay();
  const time = clockTimeOf(instant);
  return (
    weekday >= 1 && weekday <= 5 && from.padStart(5, '0') <= time && time < to.padStart(5, '0')
  );
}
