import fc from 'fast-check';
import { locales } from '@/lib/i18n/locale';
import {
  formatGigabytes,
  formatMoney,
  formatMoneyParts,
  formatNumber,
  formatPercent,
} from './number';
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
])('formats %d pesos as %s in Spanish and %s in English', (pesos, spanish, english) => {
  expect(formatMoney(pesos, 'es')).toBe(spanish);
  expect(formatMoney(pesos, 'vi')).toBe(spanish);
  expect(formatMoney(pesos, 'en')).toBe(english);
});

test('formatNumber separates thousands and has no currency', () => {
  expect(formatNumber(10_000, 'es')).toBe('10.000');
  expect(formatNumber(-10_000, 'en')).toBe('\u221210,000');
});

test('formatMoneyParts has the thousands separators as parts of their own', () => {
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

test('the joined parts equal formatMoney', () => {
  fc.assert(
    fc.property(amounts, languages, (pesos, locale) => {
      const joined = formatMoneyParts(pesos, locale).map((part) => part.text);
      expect(joined.join('')).toBe(formatMoney(pesos, locale));
    }),
  );
});

test('parseMoney is the inverse of formatMoney', () => {
  fc.assert(
    fc.property(amounts, languages, (pesos, locale) => {
      expect(parseMoney(formatMoney(pesos, locale))).toBe(pesos);
    }),
  );
});

test('formatPercent has one decimal, and in Spanish a non-breaking space before the sign', () => {
  expect(formatPercent(1.228, 'es')).toBe('122,8\u00a0%');
  expect(formatPercent(1.228, 'en')).toBe('122.8%');
  expect(formatPercent(1.228, 'vi')).toBe('122,8%');
});

test.each([
  [1.7, '170.0%'],
  [1.70101, '170.2%'],
  [0.1701, '17.1%'],
  [0.00001, '0.1%'],
  [0, '0.0%'],
  [0.9999, '100.0%'],
  [-0.0555, '\u22125.5%'],
])('formats the rate %d as %s, never rounded down', (rate, shown) => {
  expect(formatPercent(rate, 'en')).toBe(shown);
});

test.each([
  [1.1, '110.0%'],
  [0.57, '57.0%'],
  [0.1 + 0.2, '30.0%'],
])('does not round up the binary noise of %d', (rate, shown) => {
  expect(formatPercent(rate, 'en')).toBe(shown);
});

test('formatGigabytes has one decimal or none', () => {
  expect(formatGigabytes(64_000_000_000, 'es')).toBe('64\u00a0GB');
  expect(formatGigabytes(12_480_000_000, 'es')).toBe('12,5\u00a0GB');
  expect(formatGigabytes(12_480_000_000, 'en')).toBe('12.5\u00a0GB');
  expect(formatGigabytes(2_000_000_000_000, 'es')).toBe('2.000\u00a0GB');
});

test('groups the digits of a rate from 1000 % on', () => {
  expect(formatPercent(14.6, 'es')).toBe('1.460,0\u00a0%');
  expect(formatPercent(14.6, 'en', 'ifAny')).toBe('1,460%');
  expect(formatPercent(14.6, 'vi', 'ifAny')).toBe('1.460%');
});

test('ifAny leaves out a zero decimal', () => {
  expect(formatPercent(0.04, 'es', 'ifAny')).toBe('4\u00a0%');
  expect(formatPercent(0.045, 'es', 'ifAny')).toBe('4,5\u00a0%');
});

test('formatPercent is the rate or less than a tenth of a percent above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
      const shown = Number.parseFloat(
        formatPercent(millionths / 1_000_000, 'en').replaceAll(',', ''),
      );
      expect(Math.round(shown * 10) * 1000).toBe(Math.ceil(millionths / 1000) * 1000);
    }),
  );
});

test('groups and separates as the platform does', () => {
  const tags = { es: 'es-CL', en: 'en-GB', vi: 'vi' };
  const tenths = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(tenths, languages, (count, locale) => {
      const tag = tags[locale];
      const signs = { signDisplay: 'negative' } as const;
      const whole = new Intl.NumberFormat(tag, { ...signs, maximumFractionDigits: 0 });
      const size = new Intl.NumberFormat(tag, { ...signs, maximumFractionDigits: 1 });
      const shown = (text: string) => text.replace('-', '\u2212');
      expect(formatNumber(count / 10, locale)).toBe(shown(whole.format(count / 10)));
      expect(formatGigabytes(count * 1e8, locale)).toBe(
        `${shown(size.format(count / 10))}\u00a0GB`,
      );
    }),
  );
});
