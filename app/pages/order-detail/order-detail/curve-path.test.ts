import fc from 'fast-check';
import { curvePath, frame } from './curve-path';

const day = (amount: number) => ({ date: '2026-11-20', amount });
const rising = fc
  .tuple(fc.nat(500_000), fc.array(fc.nat(20_000), { maxLength: 180 }), fc.nat(180))
  .map(([first, steps, split]) => {
    let amount = first;
    const more = steps.map((step) => {
      amount += step;
      return day(amount);
    });
    return { today: day(first), ahead: more.slice(0, split), late: more.slice(split) };
  });

test('goes from left to right, never down, within the picture, and has no gap', () => {
  fc.assert(
    fc.property(rising, (sums) => {
      const { ahead, late } = curvePath(sums);
      expect(late[0]).toEqual(ahead.at(-1));
      expect(ahead.length + late.length).toBe(sums.ahead.length + sums.late.length + 2);
      const spots = [...ahead, ...late.slice(1)];
      for (const [index, { x, y }] of spots.entries()) {
        expect(x).toBeGreaterThanOrEqual(frame.margin);
        expect(x).toBeLessThanOrEqual(frame.width - frame.margin);
        expect(y).toBeGreaterThanOrEqual(frame.margin);
        expect(y).toBeLessThanOrEqual(frame.height - frame.margin);
        const before = spots[index - 1];
        if (before) expect(x).toBeGreaterThan(before.x);
        if (before) expect(y).toBeLessThanOrEqual(before.y);
      }
    }),
  );
});

test('places the lowest sum at the bottom and the highest at the top', () => {
  const { ahead, late } = curvePath({ today: day(100), ahead: [day(150)], late: [day(200)] });
  expect(ahead).toEqual([
    { x: 8, y: 120 },
    { x: 160, y: 64 },
  ]);
  expect(late.at(-1)).toEqual({ x: 312, y: 8 });
});

test('is a flat line at the bottom where no day differs', () => {
  const { ahead } = curvePath({ today: day(100), ahead: [day(100)], late: [] });
  expect(ahead.map(({ y }) => y)).toEqual([120, 120]);
});
