import fc from 'fast-check';
import { addDays } from './calendar-date';
import { calendarDateOf, clockTimeOf, startOfDay, toBusinessIso } from './santiago';

const instants = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2090-12-31'),
  noInvalidDate: true,
});

test.each([
  ['2026-11-20T02:59:59Z', '2026-11-19'],
  ['2026-11-20T03:00:00Z', '2026-11-20'],
  ['2026-07-20T03:59:59Z', '2026-07-19'],
  ['2026-07-20T04:00:00Z', '2026-07-20'],
  ['2026-09-06T03:59:59Z', '2026-09-05'],
  ['2026-09-06T04:00:00Z', '2026-09-06'],
  ['2026-04-05T03:30:00Z', '2026-04-04'],
  ['2026-01-01T00:30:00+02:00', '2025-12-31'],
])('at %s the date in Santiago is %s', (instant, date) => {
  expect(calendarDateOf(instant)).toBe(date);
  expect(calendarDateOf(new Date(instant))).toBe(date);
});

test('throws for an invalid instant', () => {
  expect(() => calendarDateOf('soon')).toThrow(RangeError);
});

test.each([
  ['2026-11-20', '2026-11-20T03:00:00.000Z', '00:00'],
  ['2026-07-20', '2026-07-20T04:00:00.000Z', '00:00'],
  ['2026-09-06', '2026-09-06T04:00:00.000Z', '01:00'],
  ['2026-09-07', '2026-09-07T03:00:00.000Z', '00:00'],
  ['2026-04-04', '2026-04-04T03:00:00.000Z', '00:00'],
  ['2026-04-05', '2026-04-05T04:00:00.000Z', '00:00'],
])('%s starts at %s, at local time %s', (date, instant, clock) => {
  expect(startOfDay(date).toISOString()).toBe(instant);
  expect(clockTimeOf(instant)).toBe(clock);
});

test('startOfDay is the first instant of its date, in every year', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const date = calendarDateOf(instant);
      const start = startOfDay(date).getTime();
      expect(calendarDateOf(start)).toBe(date);
      expect(calendarDateOf(start - 1)).toBe(addDays(date, -1));
    }),
  );
});

test('the day summer time begins has 23 hours, the day it ends 25', () => {
  const hours = (date: string) =>
    (startOfDay(addDays(date, 1)).getTime() - startOfDay(date).getTime()) / 3.6e6;
  expect(hours('2026-09-06')).toBe(23);
  expect(hours('2026-04-04')).toBe(25);
  expect(hours('2026-11-20')).toBe(24);
});

test.each([
  ['2026-11-20T15:04:05.678Z', '2026-11-20T12:04:05-03:00'],
  ['2026-07-20T15:04:05Z', '2026-07-20T11:04:05-04:00'],
  ['2026-09-06T04:00:00Z', '2026-09-06T01:00:00-03:00'],
])('%s is formatted for the wire as %s', (instant, text) => {
  expect(toBusinessIso(instant)).toBe(text);
});

test('the wire format keeps an instant to the second', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const second = Math.floor(instant.getTime() / 1000) * 1000;
      expect(Date.parse(toBusinessIso(instant))).toBe(second);
    }),
  );
});
