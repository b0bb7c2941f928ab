import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/files';
import { webFonts } from '@/scripts/generate/fonts';

const fonts = new Map(
  webFonts().map((font) => [font.file.match(/^hanken-grotesk-([a-z]+)-/)?.[1] ?? '', font]),
);

/** The characters of a language's texts that none of these fonts has. */
function missing(locale: string, alphabets: readonly string[]): string[] {
  const known = alphabets.flatMap((alphabet) => fonts.get(alphabet)?.ranges ?? []);
  const files = readdirSync('locales', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith(`${locale}.json`))
    .map((file) => readFileSync(join('locales', file), 'utf8'));
  const characters = [...new Set(texts.join(''))].filter((each) => each >= ' ');
  return characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !known.some(([from, to]) => from <= code && code <= to);
  });
}

test('each web font is there for a language', () => {
  expect([...fonts.keys()].sort()).toEqual(['latin', 'vietnamese']);
});

test.each([
  ['es', ['latin']],
  ['en', ['latin']],
  ['vi', ['latin', 'vietnamese']],
])('the web fonts of %s have every letter of its texts', (locale, alphabets) => {
  expect(missing(locale, alphabets).filter((each) => /\p{L}/u.test(each))).toEqual([]);
});

test('every weight of the styles is one that the fonts have', () => {
  const styles = [...filesBelow('components'), ...filesBelow('app')]
    .filter((file) => file.endsWith('.css') && !file.endsWith('/fonts.css'))
    .map((file) => readFileSync(file, 'utf8'));
  const found = [...styles.join().matchAll(/(?:font-weight|--fw-[a-z]+): (\d+)/g)];
  const weights = found.map(([, weight]) => Number(weight));
  expect(weights.length).toBeGreaterThan(5);
  for (const { weights: range } of fonts.values()) {
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(range.min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(range.max);
  }
});
