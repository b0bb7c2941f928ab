import { plainText } from '@/lib/text/plain-text';
import { type CalendarDate, isCalendarDate } from './calendar-date';
import { accepted, type Checked, refused } from './checked';

/** Why a date of birth is refused. `tooLongAgo`: of nobody who lives, so a slip of the pen. */
export type BirthDateFault = 'empty' | 'notADate' | 'future' | 'tooYoung' | 'tooLongAgo';

/** Age of majority, on the day of applying. Source: contract.md section 1. */
export const adultAge = 18;

/** The first date of birth that is believed: nobody alive in Chile was born before. */
export const earliestBirthDate: CalendarDate = '1920-01-01';

/**
 * Parses the date of birth, `YYYY-MM-DD`, of an adult. `today` is the date in Santiago
 * (`calendarDateOf(now)`).
 */
export function parseBirthDate(
  text: string,
  today: CalendarDate,
): Checked<CalendarDate, BirthDateFault> {
  const date = plainText(text);
  if (date === '') return refused('empty');
  if (!isCalendarDate(date)) return refused('notADate');
  if (date > today) return refused('future');
  const age = ageOn(date, today);
  if (age < adultAge) return refused('tooYoung');
  if (date < earliestBirthDate) return refused('tooLongAgo');
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
