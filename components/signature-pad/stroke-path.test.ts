import fc from 'fast-check';
import {
  extend,
  type Point,
  padSize,
  type Stroke,
  signatureLimit,
  signaturePath,
  strokePath,
} from './stroke-path';

const point = fc.tuple(
  fc.integer({ min: 0, max: padSize.width }),
  fc.integer({ min: 0, max: padSize.height }),
);
const stroke: fc.Arbitrary<Stroke> = fc.array(point, { minLength: 1, maxLength: 400 });
const pathData = /^(M\d+ \d+(l0 0|(Q\d+ \d+ \d+ \d+)*L\d+ \d+))*$/;

test('one point is a dot, two are a line, more are curves through the midpoints', () => {
  expect(strokePath([])).toBe('');
  expect(strokePath([[10, 20]])).toBe('M10 20l0 0');
  expect(
    strokePath([
      [0, 0],
      [10, 0],
    ]),
  ).toBe('M0 0L10 0');
  expect(
    strokePath([
      [0, 0],
      [10, 0],
      [20, 10],
    ]),
  ).toBe('M0 0Q10 0 15 5L20 10');
});

test('points that are too close are not added', () => {
  const start: Stroke = [[10, 10]];
  expect(extend(start, [12, 11])).toBe(start);
  expect(extend(start, [13, 10])).toHaveLength(2);
});

test('any drawing gives path data of whole numbers within the limit', () => {
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 80 }), (strokes) => {
      const path = signaturePath(strokes);
      expect(path.length).toBeLessThanOrEqual(signatureLimit.characters);
      expect(path).toMatch(pathData);
      const begun = path.split('M').length - 1;
      expect(begun).toBe(Math.min(strokes.length, signatureLimit.strokes));
    }),
    { numRuns: 30 },
  );
});

test('a long stroke keeps both ends when it is thinned out', () => {
  const spiral: Point[] = Array.from({ length: 3000 }, (_, index) => [
    300 + Math.round(Math.cos(index / 5) * (index % 130)),
    130 + Math.round(Math.sin(index / 5) * (index % 130)),
  ]);
  const path = signaturePath([spiral]);
  expect(path.length).toBeLessThanOrEqual(signatureLimit.characters);
  expect(path.startsWith(`M${spiral[0]?.join(' ')}Q`)).toBe(true);
  expect(path.endsWith(`L${spiral.at(-1)?.join(' ')}`)).toBe(true);
});
