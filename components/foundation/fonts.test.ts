import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The characters of each web font, by the alphabet in its file's name. */
const ranges = new Map(
  [
    ...readFileSync('components/foundation/fonts.css', 'utf8').matchAll(
      /hanken-grotesk-([a-z-]+)-wght[^}]*?unicode-range:([^;]*);/g,
    ),
  ].map(([, alphabet = '', text = '']) => [alphabet, rangesOf(text)]),
);

function rangesOf(text: string): [from: number, to: number][] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** The characters of a language's texts that none of these fonts has. */
function missing(locale: string, alphabets: readonly string[]): string[] {
  const known = alphabets.flatMap((alphabet) => ranges.get(alphabet) ?? []);
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
  expect([...ranges.keys()].sort()).toEqual(['latin', 'vietnamese']);
});

test.each([
  ['es', ['latin']],
  ['en', ['latin']],
  ['vi', ['latin', 'vietnamese']],
])('the web fonts of %s have every letter of its texts', (locale, alphabets) => {
  expect(missing(locale, alphabets).filter((each) => /\p{L}/u.test(each))).toEqual([]);
});
