import fc from 'fast-check';
import { barShares } from './bar-shares';

const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 5 });

test('the widths are proportional to the amounts', () => {
  expect(barShares([100, 50, 50])).toEqual([0.5, 0.25, 0.25]);
});

test('the widths sum to 1', () => {
  fc.assert(
    fc.property(
      amounts.filter((list) => list.some((amount) => amount > 0)),
      (list) => {
        const total = barShares(list).reduce((a, b) => a + b, 0);
        expect(total).toBeCloseTo(1, 9);
      },
    ),
  );
});

test('a larger amount is at least as wide as a smaller one', () => {
  fc.assert(
    fc.property(amounts, (list) => {
      const sorted = [...list].sort((a, b) => a - b);
      const shares = barShares(sorted);
      expect(shares.every((share, i) => i === 0 || share >= (shares[i - 1] ?? 0) - 1e-9)).toBe(
        true,
      );
    }),
  );
});

test('a small amount has the minimum width', () => {
  expect(barShares([1_000_000, 1])[1]).toBeCloseTo(0.03, 9);
});

test('widening one part keeps the others at the minimum width', () => {
  expect(barShares([1, 33, 1035])).toEqual([0.03, 0.03, expect.closeTo(0.94, 9)]);
});

test('amounts of 0 and below have no width', () => {
  expect(barShares([10, 0, -5])).toEqual([1, 0, 0]);
  expect(barShares([0, 0])).toEqual([0, 0]);
});
