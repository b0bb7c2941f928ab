import fc from 'fast-check';
import { fromParts, partsOfText, toParts } from './date-parts';

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '4', month: '3', year: '1994' }, '1994-03-04'],
  [{ day: '14', month: '12', year: '1994' }, '1994-12-14'],
  [{ day: '14', month: '', year: '1994' }, '1994--14'],
  [{ day: '14', month: '3', year: '94' }, '94-3-14'],
  [{ day: 'x', month: '3', year: '1994' }, '1994-3-x'],
])('%j gives the value "%s"', (parts, value) => {
  expect(fromParts(parts)).toBe(value);
});

test('toParts is the inverse of fromParts, except for leading zeros', () => {
  fc.assert(
    fc.property(digits(0, 2), digits(0, 2), digits(0, 4), (day, month, year) => {
      const back = toParts(fromParts({ day, month, year }));
      const number = (part: string) => (part === '' ? '' : Number(part));
      expect([back.day, back.month].map(number)).toEqual([day, month].map(number));
      expect(back.year).toBe(year);
    }),
  );
});

test('fromParts is the inverse of toParts for every date', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const value = date.toISOString().slice(0, 10);
        expect(fromParts(toParts(value))).toBe(value);
      },
    ),
  );
});

test.each(['14-03-1994', '14/3/1994', ' 14.03.1994 ', '14 03 1994', '1994-03-14', '1994/3/14'])(
  'parses the pasted date %s',
  (text) => {
    const parts = partsOfText(text);
    expect(parts && fromParts(parts)).toBe('1994-03-14');
  },
);

test.each(['14', '14-03', '14-03-94', 'marzo', '14-03-1994-1', '', '14-marzo-1994'])(
  '"%s" is not a date',
  (text) => {
    expect(partsOfText(text)).toBeNull();
  },
);
