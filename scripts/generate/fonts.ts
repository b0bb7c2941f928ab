import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const folder = 'components/foundation';
const source = join(
  dirname(require.resolve('@fontsource-variable/hanken-grotesk/package.json')),
  'files',
);

/** A web font: its file, and what of the family is in it. */
type WebFont = {
  file: string;
  weights: { min: number; max: number };
  ranges: readonly (readonly [from: number, to: number])[];
};

/** The fonts that fonts.css declares. @internal */
export function webFonts(): WebFont[] {
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const faces = css.matchAll(
    /font-weight: (\d+) (\d+);[^}]*?url\("\.\/fonts\/([^"]+)"\)[^}]*?unicode-range:([^;]*);/g,
  );
  return [...faces].map(([, min, max, file = '', text = '']) => ({
    file,
    weights: { min: Number(min), max: Number(max) },
    ranges: [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    ),
  }));
}

/** A web font as WOFF2: the family's file with only the font's characters and weights. */
async function subsetOf({ file, weights, ranges }: WebFont): Promise<Buffer> {
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return subsetFont(readFileSync(join(source, file)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

/** The web fonts and their bytes. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = webFonts().map(
    async (font) => [join(folder, 'fonts', font.file), await subsetOf(font)] as const,
  );
  return new Map(await Promise.all(fonts));
}
