/** A colour as its parts of red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads what a browser says of a colour, `rgb(16, 37, 45)` or `rgba(…)`; `null` for anything else. */
export function parseRgb(text: string): Rgb | null {
  const [red, green, blue] = (/^rgba?\(([^)]*)\)$/.exec(text)?.[1] ?? '').match(/[\d.]+/g) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number(red), Number(green), Number(blue)];
}

/** The contrast of two opaque colours, from 1 to 21, as WCAG 2.2 defines it ("contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
