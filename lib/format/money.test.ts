import fc from 'fast-check';
import { locales } from '@/lib/i18n/locale';
import { formatMoney, formatMoneyParts, formatNumber } from './money';
import { parseMoney } from './parse-money';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const languages = fc.constantFrom(...locales);

test.each([
  [100_000, '$100.000', '$100,000'],
  [0, '$0', '$0'],
  [999, '$999', '$999'],
  [1000, '$1.000', '$1,000'],
  [1_234_567, '$1.234.567', '$1,234,567'],
  [-3000, '\u2212$3.000', '\u2212$3,000'],
  [-0, '$0', '$0'],
  [1999.5, '$2.000', '$2,000'],
])('%d pesos are %s in Spanish and %s in English', (pesos, spanish, english) => {
  expect(formatMoney(pesos, 'es')).toBe(spanish);
  expect(formatMoney(pesos, 'vi')).toBe(spanish);
  expect(formatMoney(pesos, 'en')).toBe(english);
});

test('a number has its thousands apart, without currency', () => {
  expect(formatNumber(10_000, 'es')).toBe('10.000');
  expect(formatNumber(-10_000, 'en')).toBe('\u221210,000');
});

test('the thousands points stand alone among the parts, so that they can be drawn', () => {
  expect(formatMoneyParts(1_350_000, 'es')).toEqual([
    { kind: 'digits', text: '$1' },
    { kind: 'point', text: '.' },
    { kind: 'digits', text: '350' },
    { kind: 'point', text: '.' },
    { kind: 'digits', text: '000' },
  ]);
  expect(formatMoneyParts(-3000, 'en')).toEqual([
    { kind: 'digits', text: '\u2212$3' },
    { kind: 'point', text: ',' },
    { kind: 'digits', text: '000' },
  ]);
  expect(formatMoneyParts(50, 'vi')).toEqual([{ kind: 'digits', text: '$50' }]);
});

test('the parts of an amount joined are the amount', () => {
  fc.assert(
    fc.property(amounts, languages, (pesos, locale) => {
      const joined = formatMoneyParts(pesos, locale).map((part) => part.text);
      expect(joined.join('')).toBe(formatMoney(pesos, locale));
    }),
  );
});

test('an amount that is shown is read back as the same pesos', () => {
  fc.assert(
    fc.property(amounts, languages, (pesos, locale) => {
      expect(parseMoney(formatMoney(pesos, locale))).toBe(pesos);
    }),
  );
});
