import { addDays, type CalendarDate, utcMs } from './calendar-date';

/**
 * Whether banks work on a date: not on Saturdays, Sundays and Chile's holidays (those of the whole country; one that a
 * law creates for a single year, such as an election, is not known here).
 *
 * @internal
 */
export function isWorkingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/** The date itself where banks work on it, otherwise the next one on which they do. */
export function nextWorkingDay(date: CalendarDate): CalendarDate {
  return isWorkingDay(date) ? date : nextWorkingDay(addDays(date, 1));
}

/** The date after `count` working days; `date` itself does not count. */
export function addWorkingDays(date: CalendarDate, count: number): CalendarDate {
  return count === 0 ? date : addWorkingDays(nextWorkingDay(addDays(date, 1)), count - 1);
}

/** The same dates each year, Ley 2.977 and those that added to it; on 31 December only banks do not work. */
const fixed: ReadonlySet<string> = new Set([
  ...['01-01', '05-01', '05-21', '07-16', '08-15'],
  ...['09-18', '09-19', '11-01', '12-08', '12-25', '12-31'],
]);

function isHoliday(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  const easter = easterOf(year);
  return (
    fixed.has(day) ||
    date === addDays(easter, -2) ||
    date === addDays(easter, -1) ||
    date === `${year}-${indigenousDay(year)}` ||
    date === toMonday(`${year}-06-29`) ||
    date === toMonday(`${year}-10-12`) ||
    date === reformationDay(year) ||
    isBridge(date)
  );
}

/** Holidays between others: Ley 20.215 (17 or 20 September) and Ley 20.983 (2 January, 17 September). */
function isBridge(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  const day = date.slice(5);
  if (day === '01-02') return weekday === 1;
  if (day === '09-17') return weekday === 1 || weekday === 5;
  return day === '09-20' && weekday === 5;
}

/** Ley 19.668: on a Tuesday to Thursday it moves to the Monday before, on a Friday to the Monday after. */
function toMonday(date: CalendarDate): CalendarDate {
  const weekday = weekdayOf(date);
  if (weekday >= 2 && weekday <= 4) return addDays(date, 1 - weekday);
  return weekday === 5 ? addDays(date, 3) : date;
}

/** 31 October; Ley 20.299: on a Tuesday it moves to the Friday before, on a Wednesday to the Friday after. */
function reformationDay(year: number): CalendarDate {
  const date = `${year}-10-31`;
  const weekday = weekdayOf(date);
  if (weekday === 2) return addDays(date, -4);
  return weekday === 3 ? addDays(date, 2) : date;
}

/** The day of the winter solstice, Ley 21.357; by this rule up to 2047. */
function indigenousDay(year: number): string {
  return year >= 2024 && year % 4 < 2 ? '06-20' : '06-21';
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return addDays(`${year}-0${Math.floor(n / 31)}-01`, n % 31);
}

/** 0 is Sunday. */
function weekdayOf(date: CalendarDate): number {
  return new Date(utcMs(date)).getUTCDay();
}
