import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locale';

/** Where a text is, such as `locales/long/faq/es.json`, and the text. */
type Text = readonly [file: string, text: string];

const androidFolders = { es: 'values', en: 'values-en', vi: 'values-vi' } as const;

/** The words that no text of a language may have, from the table of GLOSSARY.md, with what to say instead. */
const banned = readFileSync('locales/GLOSSARY.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, language, not, but] = /^\| (es|en|vi) \| (.+?) \| (.+?) \|$/.exec(line) ?? [];
    return (not ?? '').split(', ').flatMap((word) => (word ? [{ language, word, but }] : []));
  });

/** Every text of a language: catalogues, long texts, codes, the sandbox's, the store's and Android's. */
function textsOf(language: (typeof locales)[number]): Text[] {
  const files = readdirSync('locales', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${language}.json`))
    .map((file) => join('locales', file));
  const strings = `android-shell/app/src/main/res/${androidFolders[language]}/strings.xml`;
  return [
    ...files.flatMap((file) => leavesOf(JSON.parse(readFileSync(file, 'utf8')), file)),
    ...[...readFileSync(strings, 'utf8').matchAll(/<string [^>]*>([^<]*)</g)].map(
      ([, text = '']): Text => [strings, text],
    ),
  ];
}

function leavesOf(value: unknown, file: string): Text[] {
  if (typeof value === 'string') return [[file, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : leavesOf(part, file)))
    : [];
}

/** The texts of a language that have a banned word, each with what to say instead. */
function faultsIn(language: (typeof locales)[number], texts: readonly Text[]): string[] {
  return banned
    .filter((entry) => entry.language === language)
    .flatMap(({ word, but }) => {
      const whole = new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu');
      return texts
        .filter(([, text]) => whole.test(text))
        .map(([file, text]) => `${file}: "${word}", say "${but}": ${text}`);
    });
}

test.each(locales)('no text in %s has a word that the glossary replaces', (language) => {
  expect(faultsIn(language, textsOf(language))).toEqual([]);
});

test.each(locales)('in %s a number stays on the line of its % or article', (language) => {
  const split = /\d %|\b(?:artículos?|articles?|điều) \d/iu;
  expect(textsOf(language).filter(([, text]) => split.test(text))).toEqual([]);
});

test('no text in Vietnamese has a plural, which the language does not have, without another form', () => {
  const noise = /\{\w+, plural, other \{/;
  expect(textsOf('vi').filter(([, text]) => noise.test(text))).toEqual([]);
});
