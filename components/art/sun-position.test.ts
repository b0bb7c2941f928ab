import fc from 'fast-check';
import { arc, sunPosition } from './sun-position';

test('the sun is at the left at 0, highest at a half and at the right at 1', () => {
  expect(sunPosition(0)).toEqual({ x: 26, y: 176 });
  expect(sunPosition(0.5)).toEqual({ x: 180, y: 22 });
  expect(sunPosition(1)).toEqual({ x: 334, y: 176 });
});

test('a share below 0 or above 1 is clamped to the horizon', () => {
  expect(sunPosition(-0.5)).toEqual(sunPosition(0));
  expect(sunPosition(2)).toEqual(sunPosition(1));
});

test('any share gives a point on the path', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const { x, y } = sunPosition(share);
      expect(Math.hypot(x - arc.x, y - arc.y)).toBeCloseTo(arc.radius, 1);
    }),
  );
});
