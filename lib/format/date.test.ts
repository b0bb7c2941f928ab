import fc from 'fast-check';
import { locales } from '@/lib/i18n/locale';
import { formatDate, formatDateTime } from './date';

/** Replaces non-breaking spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['es', 'short', '20 dic'],
  ['es', 'medium', '20 dic 2026'],
  ['es', 'day', '20 de diciembre'],
  ['es', 'long', '20 de diciembre de 2026'],
  ['es', 'weekday', 'domingo 20 de diciembre'],
  ['en', 'short', '20 Dec'],
  ['en', 'medium', '20 Dec 2026'],
  ['en', 'day', '20 December'],
  ['en', 'long', '20 December 2026'],
  ['en', 'weekday', 'Sunday 20 December'],
  ['vi', 'short', '20/12'],
  ['vi', 'medium', '20/12/2026'],
  ['vi', 'day', '20 tháng 12'],
  ['vi', 'long', '20 tháng 12 năm 2026'],
  ['vi', 'weekday', 'Chủ Nhật, ngày 20 tháng 12'],
] as const)('in %s the %s style gives %s', (locale, style, shown) => {
  expect(spaced(formatDate('2026-12-20', locale, style))).toBe(shown);
});

test.each([
  ['es', 'short', '20~dic'],
  ['es', 'medium', '20~dic~2026'],
  ['es', 'long', '20~de~diciembre de~2026'],
  ['es', 'weekday', 'domingo 20~de~diciembre'],
  ['en', 'medium', '20~Dec~2026'],
  ['en', 'long', '20~December 2026'],
  ['en', 'weekday', 'Sunday 20~December'],
  ['vi', 'long', '20~tháng~12 năm~2026'],
  ['vi', 'weekday', 'Chủ~Nhật, ngày~20~tháng~12'],
] as const)('in %s the %s style has its only breaking spaces here: %s', (locale, style, shown) => {
  expect(formatDate('2026-12-20', locale, style)).toBe(shown.replaceAll('~', '\u00a0'));
});

test('a Vietnamese weekday is in lower case except for Sunday', () => {
  expect(spaced(formatDate('2026-11-20', 'vi', 'weekday'))).toBe('thứ Sáu, ngày 20 tháng 11');
});

test('the default style includes the year', () => {
  expect(spaced(formatDate('2026-12-20', 'en'))).toBe('20 Dec 2026');
});

test('formats an instant as its date in Santiago', () => {
  expect(spaced(formatDate('2026-12-20T02:59:59Z', 'en'))).toBe('19 Dec 2026');
  expect(spaced(formatDate(new Date('2026-12-20T03:00:00Z'), 'en'))).toBe('20 Dec 2026');
  expect(spaced(formatDate(Date.parse('2026-09-06T03:59:59Z'), 'en'))).toBe('5 Sept 2026');
});

test('formats a calendar date as the same day, in every language and year', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), (day, locale) => {
      const date = day.toISOString().slice(0, 10);
      expect(formatDate(date, locale, 'short')).toMatch(new RegExp(`^${day.getUTCDate()}\\D`));
      expect(formatDate(date, locale)).toMatch(new RegExp(`${day.getUTCFullYear()}$`));
      expect(formatDate(date, 'vi', 'short')).toBe(`${day.getUTCDate()}/${day.getUTCMonth() + 1}`);
    }),
  );
});

test('returns text that is not a date unchanged', () => {
  expect(formatDate('2026-02-30x', 'es')).toBe('2026-02-30x');
  expect(formatDate('', 'es')).toBe('');
  expect(formatDateTime('soon', 'es')).toBe('soon');
});

test('formatDateTime gives the time in Santiago, in 24 hours', () => {
  expect(spaced(formatDateTime('2026-11-20T17:05:00Z', 'es'))).toBe('20 nov 2026, 14:05');
  expect(spaced(formatDateTime('2026-11-20T17:05:00Z', 'en'))).toBe('20 Nov 2026, 14:05');
  expect(spaced(formatDateTime('2026-11-20T17:05:00Z', 'vi'))).toBe('14:05, 20/11/2026');
  expect(spaced(formatDateTime('2026-09-06T04:00:00Z', 'en'))).toBe('6 Sept 2026, 01:00');
  expect(spaced(formatDateTime('2026-11-20T03:00:00Z', 'en'))).toBe('20 Nov 2026, 00:00');
});
