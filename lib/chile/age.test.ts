import fc from 'fast-check';
import { ageOn, parseBirthDate } from './age';
import { addDays } from './calendar-date';

const today = '2026-11-20';

test.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-02-29', 18],
  ['2026-11-20', 0],
])('who was born on %s is %i today', (birthDate, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('who was born on 29 February comes of age on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test.each([
  ['', 'empty'],
  ['20-11-2000', 'notADate'],
  ['2001-02-29', 'notADate'],
  ['2026-11-21', 'future'],
  ['2026-11-20', 'tooYoung'],
  ['2008-11-21', 'tooYoung'],
  ['1875-11-20', 'tooLongAgo'],
])('a date of birth %j is refused: %s', (text, cause) => {
  expect(parseBirthDate(text, today)).toEqual({ ok: false, cause });
});

test.each(['2008-11-20', ' 1990-05-01 ', '1876-11-20'])('%j may apply', (text) => {
  expect(parseBirthDate(text, today)).toEqual({ ok: true, value: text.trim() });
});

test('nobody grows younger from one day to the next', () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.nat(40_000), (born, lived) => {
      const birthDate = addDays('1900-01-01', born);
      const day = addDays(birthDate, lived);
      const step = ageOn(birthDate, addDays(day, 1)) - ageOn(birthDate, day);
      expect([0, 1]).toContain(step);
    }),
  );
});
