import { readFileSync } from 'node:fs';
import { contrastRatio, parseRgb, type Rgb } from './contrast';
import { contrastPairs } from './contrast-pairs';

const css = readFileSync('components/foundation/tokens.css', 'utf8');

test('black on white is 21, the same colour 1, in either order', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastRatio([9, 9, 9], [9, 9, 9])).toBe(1);
});

test('what a browser says of a colour is read, anything else is none', () => {
  expect(parseRgb('rgb(16, 37, 45)')).toEqual([16, 37, 45]);
  expect(parseRgb('rgba(11, 29, 36, 0.56)')).toEqual([11, 29, 36]);
  expect(parseRgb('var(--text)')).toBeNull();
  expect(parseRgb('rgb(1)')).toBeNull();
});

test.each(contrastPairs)(
  '$foreground on $background has a contrast of $needed in both themes',
  ({ foreground, background, needed }) => {
    for (const theme of [0, 1] as const) {
      const ratio = contrastRatio(token(foreground, theme), token(background, theme));
      expect(ratio).toBeGreaterThanOrEqual(needed);
    }
  },
);

/** A colour as `tokens.css` writes it: once, or light then dark. */
function token(name: string, theme: 0 | 1): Rgb {
  const [, value = ''] = css.match(new RegExp(`--${name}: ([^;]*);`)) ?? [];
  const colours = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  const hex = (colours[theme] ?? colours[0] ?? '').slice(1);
  const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = (whole.match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue];
}
