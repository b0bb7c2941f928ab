import fc from 'fast-check';
import { arc, sunPosition } from './sun-position';

test('the sun rises at the left, is highest at half time and sets at the right', () => {
  expect(sunPosition(0)).toEqual({ x: 26, y: 176 });
  expect(sunPosition(0.5)).toEqual({ x: 180, y: 22 });
  expect(sunPosition(1)).toEqual({ x: 334, y: 176 });
});

test('before its first and after its last day the sun stays on the horizon', () => {
  expect(sunPosition(-0.5)).toEqual(sunPosition(0));
  expect(sunPosition(2)).toEqual(sunPosition(1));
});

test('the sun never leaves its path', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const { x, y } = sunPosition(share);
      expect(Math.hypot(x - arc.x, y - arc.y)).toBeCloseTo(arc.radius, 1);
    }),
  );
});
