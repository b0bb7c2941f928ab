/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const number = '(-?[\\d.]+(?:e-?\\d+)?)';
const rgb = new RegExp(`^rgba?\\(${number},? ${number},? ${number}(?:(?:,| /) ${number}(%?))?\\)$`);
const srgb = new RegExp(`^color\\(srgb ${number} ${number} ${number}(?: / ${number}(%?))?\\)$`);

/** A computed colour; undefined for one in a colour space other than sRGB. */
export function parseColour(text: string): Colour | undefined {
  const [found, scale] = rgb.test(text) ? [rgb.exec(text), 1] : [srgb.exec(text), 255];
  if (!found) return undefined;
  const [, red, green, blue, alpha = '1', percent] = found;
  return [
    Number(red) * scale,
    Number(green) * scale,
    Number(blue) * scale,
    Number(alpha) / (percent ? 100 : 1),
  ];
}

/** A colour over an opaque one. */
export function blend([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mix = (over: number, below: number) => over * alpha + below * (1 - alpha);
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Large text, from 24 px or in bold from 18.66 px on, needs 3:1, other text 4.5:1 (WCAG 2.2, 1.4.3). */
export function neededContrast(fontSize: number, fontWeight: number): number {
  return fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700) ? 3 : 4.5;
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
