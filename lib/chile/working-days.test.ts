import { addDays, type CalendarDate } from './calendar-date';
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days';

/** The days of a year on which banks do not work, without Saturdays and Sundays. */
function holidaysOf(year: number): string[] {
  const days: CalendarDate[] = Array.from({ length: 366 }, (_, day) =>
    addDays(`${year}-01-01`, day),
  );
  return days
    .filter((day) => day.startsWith(String(year)) && !isWorkingDay(day))
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .map((day) => day.slice(5));
}

// By the calendars that were published for each year.
test.each([
  [2023, '01-02 04-07 05-01 06-21 06-26 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25'],
  [2024, '01-01 03-29 05-01 05-21 06-20 07-16 08-15 09-18 09-19 09-20 10-31 11-01 12-25 12-31'],
  [2025, '01-01 04-18 05-01 05-21 06-20 07-16 08-15 09-18 09-19 10-31 12-08 12-25 12-31'],
  [2026, '01-01 04-03 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25 12-31'],
  [2027, '01-01 03-26 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08 12-31'],
])('knows the holidays of %i', (year, days) => {
  expect(holidaysOf(year).join(' ')).toBe(days);
});

test.each([
  ['2026-11-20', '2026-11-20', 'a Friday'],
  ['2026-09-05', '2026-09-07', 'a Saturday'],
  ['2026-09-06', '2026-09-07', 'a Sunday'],
  ['2026-09-18', '2026-09-21', 'a holiday before a weekend'],
  ['2026-12-31', '2027-01-04', 'the end of the year'],
])('%s is paid on %s: %s', (date, working) => {
  expect(nextWorkingDay(date)).toBe(working);
});

test.each([
  ['2026-11-20', '2026-11-25'],
  ['2026-11-21', '2026-11-25'],
  ['2026-12-30', '2027-01-06'],
])('three working days after %s is %s', (date, third) => {
  expect(addWorkingDays(date, 3)).toBe(third);
});
