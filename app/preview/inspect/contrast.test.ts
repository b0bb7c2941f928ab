import { contrastOf, neededContrast } from './contrast';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;

test('black on white is 21:1, a colour on itself 1:1, in either order', () => {
  expect(contrastOf(black, white)).toBeCloseTo(21);
  expect(contrastOf(white, black)).toBeCloseTo(21);
  expect(contrastOf(white, white)).toBe(1);
});

test('the greys at the limits of WCAG have its ratios', () => {
  expect(contrastOf([118, 118, 118], white)).toBeCloseTo(4.54, 2);
  expect(contrastOf([148, 148, 148], white)).toBeCloseTo(3.03, 2);
});

test('large text needs 3:1, bold from 18.66 px on', () => {
  expect([neededContrast(24, 400), neededContrast(23, 400)]).toEqual([3, 4.5]);
  expect([neededContrast(19, 700), neededContrast(19, 600)]).toEqual([3, 4.5]);
});
