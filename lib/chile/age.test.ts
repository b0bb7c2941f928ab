import fc from 'fast-check';
import { parseBirthDate } from './age';
import { addDays } from './calendar-date';

const today = '2026-11-20';

test.each([
  ['', 'empty'],
  ['20-11-2000', 'notADate'],
  ['2001-02-29', 'notADate'],
  ['2026-11-21', 'future'],
  ['2026-11-20', 'tooYoung'],
  ['2008-11-21', 'tooYoung'],
  ['1919-12-31', 'tooLongAgo'],
  ['1875-11-20', 'tooLongAgo'],
])('refuses the date of birth %j: %s', (text, cause) => {
  expect(parseBirthDate(text, today)).toEqual({ ok: false, cause });
});

test.each(['2008-11-20', '2008-02-29', ' 1990-05-01 ', '1920-01-01'])('accepts %j', (text) => {
  expect(parseBirthDate(text, today)).toEqual({ ok: true, value: text.trim() });
});

test('a user born on 29 February is an adult from 1 March of a common year', () => {
  expect(parseBirthDate('2008-02-29', '2026-02-28').ok).toBe(false);
  expect(parseBirthDate('2008-02-29', '2026-03-01').ok).toBe(true);
});

test('is accepted from the 18th birthday on, whatever the date of birth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1920, max: 2080 }), fc.nat(364), (year, day) => {
      const birthDate = addDays(`${year}-01-01`, day);
      const birthday = `${year + 18}${birthDate.slice(4)}`;
      // There is no 29 February in the 18th year after a leap year.
      const adult = birthday.endsWith('02-29') ? `${year + 18}-03-01` : birthday;
      expect(parseBirthDate(birthDate, addDays(adult, -1))).toMatchObject({ cause: 'tooYoung' });
      expect(parseBirthDate(birthDate, adult).ok).toBe(true);
    }),
  );
});
