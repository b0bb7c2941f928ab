import fc from 'fast-check';
import { addDays, daysBetween, isCalendarDate } from './calendar-date';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['2026-01-01', '2028-02-29', '2000-02-29', '9999-12-31'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20-12-2026',
  '2026-01-01T00:00:00Z',
  '',
])('%j is not a date', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-09-05', 1, '2026-09-06'],
  ['2026-04-04', 2, '2026-04-06'],
  ['2026-11-20', 30, '2026-12-20'],
])('%s plus %i days is %s', (date, days, sum) => {
  expect(addDays(date, days)).toBe(sum);
});

test('daysBetween is the inverse of addDays', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      const other = addDays(date, days);
      expect(isCalendarDate(other)).toBe(true);
      expect(daysBetween(date, other)).toBe(days);
      expect(addDays(other, -days)).toBe(date);
    }),
  );
});
