import fc from 'fast-check';
import { shareOf } from './rounding';

const pesos = fc.integer({ min: 0, max: 1_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 50_000 });

test.each([
  [200_000, 0.05, 10_000],
  [200_000, 0.07, 14_000],
  [100, 0.29, 29],
  [99, 0.05, 4],
  [1, 0.999999, 0],
  [0, 0.05, 0],
  [200_000, 0, 0],
])('of %i pesos the share %d is %i', (amount, rate, share) => {
  expect(shareOf(amount, rate)).toBe(share);
});

test('is the exact share, rounded down', () => {
  fc.assert(
    fc.property(pesos, basisPoints, (amount, points) => {
      const exact = BigInt(amount) * BigInt(points);
      expect(BigInt(shareOf(amount, points / 10_000))).toBe(exact / 10_000n);
    }),
  );
});
