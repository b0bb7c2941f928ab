import { blend, contrastOf, neededContrast, parseColour } from './contrast';

const white = [255, 255, 255, 1] as const;
const black = [0, 0, 0, 1] as const;

test('computed colours are read, with and without opacity', () => {
  expect(parseColour('rgb(16, 37, 45)')).toEqual([16, 37, 45, 1]);
  expect(parseColour('rgba(0, 0, 0, 0.5)')).toEqual([0, 0, 0, 0.5]);
  expect(parseColour('rgb(11 29 36 / 56%)')).toEqual([11, 29, 36, 0.56]);
  expect(parseColour('color(srgb 1 0.5 0 / 0.25)')).toEqual([255, 127.5, 0, 0.25]);
});

test('a colour of another colour space is not guessed', () => {
  expect(parseColour('oklab(0.5 0 0)')).toBeUndefined();
});

test('black on white is 21:1, a colour on itself 1:1, in either order', () => {
  expect(contrastOf(black, white)).toBeCloseTo(21);
  expect(contrastOf(white, black)).toBeCloseTo(21);
  expect(contrastOf(white, white)).toBe(1);
});

test('the greys at the limits of WCAG have its ratios', () => {
  expect(contrastOf([118, 118, 118, 1], white)).toBeCloseTo(4.54, 2);
  expect(contrastOf([148, 148, 148, 1], white)).toBeCloseTo(3.03, 2);
});

test('a translucent colour is mixed with the one below', () => {
  expect(blend([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1]);
});

test('large text needs 3:1, bold from 18.66 px on', () => {
  expect([neededContrast(24, 400), neededContrast(23, 400)]).toEqual([3, 4.5]);
  expect([neededContrast(19, 700), neededContrast(19, 600)]).toEqual([3, 4.5]);
});
