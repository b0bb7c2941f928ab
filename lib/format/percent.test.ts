import fc from 'fast-check';
import { formatPercent } from './percent';

test('a rate has one decimal; Spanish sets the sign apart by a space that does not break', () => {
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
])('%d is %s: never rounded down', (rate, shown) => {
  expect(formatPercent(rate, 'en')).toBe(shown);
});

test.each([
  [1.1, '110.0%'],
  [0.57, '57.0%'],
  [0.1 + 0.2, '30.0%'],
])('the noise of binary fractions in %d does not lift it', (rate, shown) => {
  expect(formatPercent(rate, 'en')).toBe(shown);
});

test('a round rate may go without its decimal', () => {
  expect(formatPercent(0.04, 'es', 'ifAny')).toBe('4\u00a0%');
  expect(formatPercent(0.045, 'es', 'ifAny')).toBe('4,5\u00a0%');
});

test('what is shown is the rate or less than a tenth of a percent above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
      const shown = Number.parseFloat(formatPercent(millionths / 1_000_000, 'en'));
      expect(Math.round(shown * 10) * 1000).toBe(Math.ceil(millionths / 1000) * 1000);
    }),
  );
});
