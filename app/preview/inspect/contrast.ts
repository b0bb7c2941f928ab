/** Red, green, blue from 0 to 255; an opacity counts as 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Large text, from 24 px or in bold from 18.66 px on, needs 3:1, other text 4.5:1 (WCAG 2.2, 1.4.3). */
export function neededContrast(fontSize: number, fontWeight: number): number {
  return fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700) ? 3 : 4.5;
}

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((channel = 0) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
