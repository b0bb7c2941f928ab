import { type CalendarDate, isCalendarDate } from './calendar-date';
import { accepted, type Checked, refused } from './checked';

/** Why a date of birth is refused. `tooLongAgo`: outside the range of the date picker. */
export type BirthDateFault = 'empty' | 'notADate' | 'future' | 'tooYoung' | 'tooLongAgo';

/** Age of majority, on the day of applying. Source: contract.md section 1. */
export const adultAge = 18;

/** How far back the date picker goes. Source: product.md section 5. */
export const oldestAge = 150;

/**
 * Parses the date of birth, `YYYY-MM-DD`, of an adult. `today` is the date in Santiago
 * (`calendarDateOf(now)`).
 */
export function parseBirthDate(
  text: string,
  today: CalendarDate,
): Checked<CalendarDate, BirthDateFault> {
  const date = text.trim();
  if (date === '') return refused('empty');
  if (!isCalendarDate(date)) return refused('notADate');
  if (date > today) return refused('future');
  const age = ageOn(date, today);
  if (age < adultAge) return refused('tooYoung');
  if (age > oldestAge) return refused('tooLongAgo');
  return accepted(date);
}

/**
 * Full years between two dates. A user born on 29 February is a year older on 1 March of a common
 * year: the later day, because a loan to a minor is void.
 */
function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
