import fc from 'fast-check';
import { formatNationalPhone, formatPhone, parsePhone, samePhone } from './phone';

const subscribers = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));
const prefixes = fc.constantFrom(
  '',
  '56',
  '+56',
  '0056',
  '+56 ',
  '(+56) ',
  '+56 +56 ',
  '5656',
  '56-',
  '0',
  '+56 (0)',
);
const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - ', ') (');

const spelled = fc.tuple(prefixes, subscribers, gap, gap).map(([prefix, digits, one, other]) => ({
  e164: `+569${digits}`,
  typed: `${prefix}9${one}${digits.slice(0, 4)}${other}${digits.slice(4)}`,
}));

test('every spelling of a number is parsed as the same value', () => {
  fc.assert(
    fc.property(spelled, ({ typed, e164 }) => {
      expect(parsePhone(typed)).toEqual({ ok: true, value: e164 });
    }),
  );
});

test('direction marks of contact lists are ignored', () => {
  expect(parsePhone('\u202a+56 9\u00a01234\u20115678\u202c')).toEqual({
    ok: true,
    value: '+56912345678',
  });
});

test.each([
  'Mi celular: +56 9 1234 5678',
  'Cel. 9 1234 5678',
  'Fono:912345678',
  'tel:+56912345678',
  'WhatsApp (+56 9 1234 5678)',
  'https://wa.me/56912345678',
  'N° 912345678',
  '9 1234 5678, Ana Rojas',
  '9 1234 5678 (mamá)',
  '“912345678”',
])('the words around a number are no part of it: %s', (typed) => {
  expect(parsePhone(typed)).toEqual({ ok: true, value: '+56912345678' });
});

test.each([
  ['', 'empty'],
  [' () - ', 'empty'],
  ['o91234567', 'characters'],
  ['91234567o', 'characters'],
  ['9 1234 5678 o 9 8765 4321', 'characters'],
  ['Perú: +51 912 345 678', 'country'],
  ['+', 'characters'],
  ['9 1234 567a', 'characters'],
  ['91234+5678', 'characters'],
  ['+51 912 345 678', 'country'],
  ['0051912345678', 'country'],
  ['+1 0056 9123', 'country'],
  ['9 1234 567', 'tooShort'],
  ['56', 'tooShort'],
  ['569123456', 'tooShort'],
  ['9 1234 5678 9', 'tooLong'],
  ['+56 9 1234 5678 9', 'tooLong'],
  ['2 2123 4567', 'notMobile'],
  ['+56 2 2123 4567', 'notMobile'],
])('%j is refused: %s', (typed, cause) => {
  expect(parsePhone(typed)).toEqual({ ok: false, cause });
});

test('formats a number with and without its country code', () => {
  expect(formatPhone('912345678')).toBe('+56 9 1234 5678');
  expect(formatNationalPhone('+56912345678')).toBe('9 1234 5678');
});

test('leaves text that is not a mobile number unchanged', () => {
  expect(formatPhone('+51 912 345 678')).toBe('+51 912 345 678');
  expect(formatNationalPhone('12')).toBe('12');
});

test('a formatted number is parsed as the same value', () => {
  fc.assert(
    fc.property(spelled, ({ e164 }) => {
      expect(parsePhone(formatPhone(e164))).toEqual({ ok: true, value: e164 });
      expect(parsePhone(formatNationalPhone(e164))).toEqual({ ok: true, value: e164 });
    }),
  );
});

test('samePhone is true for two spellings of a number and false for two numbers', () => {
  fc.assert(
    fc.property(spelled, spelled, (one, other) => {
      expect(samePhone(one.typed, other.typed)).toBe(one.e164 === other.e164);
      expect(samePhone(one.typed, one.e164)).toBe(true);
    }),
  );
});

test('samePhone compares other numbers by their digits, and is false for empty text', () => {
  expect(samePhone('+51 912-345', '51 912345')).toBe(true);
  expect(samePhone('2123', '2124')).toBe(false);
  expect(samePhone('', ' ')).toBe(false);
  expect(samePhone('abc', '')).toBe(false);
});
