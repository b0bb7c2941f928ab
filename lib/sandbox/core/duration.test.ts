import fc from 'fast-check';
import { parseDuration } from './duration';

test.each([
  ['P3D', 3 * 86_400_000],
  ['PT2M', 120_000],
  ['P6DT23H59M59S', 604_799_000],
  ['P2W', 14 * 86_400_000],
  ['PT0.5S', 500],
  ['-PT1H', -3_600_000],
])('%s is %i ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', 'P', 'PT', 'P1DT', '3D', 'P1M', 'P1Y', 'P1H', 'PT1D', 'P-1D', 'two days'])(
  '%j has no fixed length',
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);

test('adds days, hours, minutes and seconds', () => {
  const part = fc.nat(999);
  const parts = fc.record({ days: part, hours: part, minutes: part, seconds: part });
  fc.assert(
    fc.property(parts, ({ days, hours, minutes, seconds }) => {
      const ms = parseDuration(`P${days}DT${hours}H${minutes}M${seconds}S`);
      expect(ms).toBe((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    }),
  );
});
