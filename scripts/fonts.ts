import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The fonts that fonts.css declares. */
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

/** Writes the files that are stale, unless `check` is set. Returns false if one remains stale. */
async function updateFonts({ check }: { check: boolean }): Promise<boolean> {
  let isCurrent = true;
  for (const font of webFonts()) {
    const path = join(folder, 'fonts', font.file);
    const subset = await subsetOf(font);
    if (existsSync(path) && subset.equals(readFileSync(path))) continue;
    if (check) isCurrent = false;
    else writeFileSync(path, subset);
  }
  return isCurrent;
}

async function main(): Promise<void> {
  if (await updateFonts({ check: process.argv.includes('--check') })) return;
  process.stderr.write('the fonts are stale: run `npm run fonts`\n');
  process.exitCode = 1;
}

if (process.argv[1]?.endsWith('fonts.ts')) void main();
