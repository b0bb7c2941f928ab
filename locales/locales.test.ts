import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { budgets } from '@/scripts/export/budgets';

type Catalogue = { [key: string]: string | Catalogue };

const languages = ['es', 'en', 'vi'] as const;
/** The two parts of a catalogue: see lib/i18n/catalogue. */
const parts = ['locales/start', 'locales/apply', 'locales/loan'] as const;
const catalogues = Object.fromEntries(
  languages.map((language) => {
    return [language, new Map(parts.flatMap((part) => [...flatten(readPart(part, language))]))];
  }),
);
const keys = [...(catalogues.es?.keys() ?? [])];

test.each(['en', 'vi'])('%s has exactly the keys of Spanish', (language) => {
  expect([...(catalogues[language]?.keys() ?? [])]).toEqual(keys);
});

test.each(languages)('%s is sorted and has no empty text', (language) => {
  for (const part of parts) {
    const own = [...flatten(readPart(part, language)).keys()];
    expect(own).toEqual(sortedLikeTree(own));
  }
  expect([...(catalogues[language] ?? [])].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(['en', 'vi'])('%s has the placeholders and tags of Spanish in every text', (language) => {
  const unequal = keys.filter(
    (key) => names(catalogues.es?.get(key)) !== names(catalogues[language]?.get(key)),
  );
  expect(unequal).toEqual([]);
});

test('every key is used by some source file', () => {
  const source = ['app', 'components', 'lib'].flatMap(filesBelow).map(read).join('\n');
  const unused = keys.filter((key) => {
    const parts = key.split('.');
    // A screen passes its namespace to useTranslations and the rest of the key to t().
    return !parts.some((_, at) => source.includes(`'${parts.slice(at).join('.')}'`));
  });
  expect(unused).toEqual([]);
});

/** `#` creates an `Intl.NumberFormat`, and the first one of a process takes a phone about 100 ms. */
test.each(languages)(
  '%s names the number of a plural instead of "#" in the texts of Home',
  (language) => {
    const withSign = [...flatten(readPart('locales/start', language)).values()].filter((text) =>
      text.includes('#'),
    );
    expect(withSign).toEqual([]);
  },
);

test.each(languages)('an error in %s has 12 words or fewer', (language) => {
  const long = [...(catalogues[language] ?? [])]
    .filter(([key]) => key.startsWith('errors.'))
    .filter(([, text]) => wordsOf(text, language) > 12);
  expect(long).toEqual([]);
});

test('no catalogue holds a penalty rate, which the server sends', () => {
  for (const catalogue of Object.values(catalogues)) {
    expect([...catalogue].filter(([, text]) => /\b[45]\s?%/.test(text))).toEqual([]);
  }
});

test.each(languages)('each part of %s stays within 12 KiB gzip', (language) => {
  for (const part of parts) {
    const text = JSON.stringify(readPart(part, language));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budgets.catalogue);
  }
});

test('the texts of Home, layout and routing are in the start part', () => {
  const startNamespaces = Object.keys(readPart('locales/start', 'es'));
  const used = ['app/home', 'app/launch', 'app/routing']
    .flatMap(filesBelow)
    .flatMap((file) => [...read(file).matchAll(/useTranslations\('(\w+)/g)])
    .map(([, namespace]) => namespace);
  expect(used.filter((namespace) => !startNamespaces.includes(namespace ?? ''))).toEqual([]);
});

function readPart(part: string, language: string): Catalogue {
  return JSON.parse(readFileSync(`${part}/${language}.json`, 'utf8'));
}

function flatten(tree: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function sortedLikeTree(own: string[]): string[] {
  return [...own].sort((a, b) => {
    const left = a.split('.');
    const right = b.split('.');
    const at = left.findIndex((part, index) => part !== right[index]);
    const [x = '', y = ''] = [left[at], right[at]];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}

/** The arguments and tags of a message, each once: a plural repeats them as a language needs. */
function names(text = ''): string {
  const found = new Set<string>();
  collect(parse(text), found);
  return [...found].sort().join(' ');
}

function collect(elements: MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    // What only chooses a form, such as the gender of an article or a plural without its number, is
    // free in each language; an argument is not.
    if (!choosesOnly(element)) {
      found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    }
    if (element.type === TYPE.tag) collect(element.children, found);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) collect(value, found);
    }
  }
}

function choosesOnly(element: MessageFormatElement): boolean {
  if (element.type === TYPE.select) return true;
  if (element.type !== TYPE.plural) return false;
  return !Object.values(element.options).some(({ value }) =>
    value.some(({ type }) => type === TYPE.pound),
  );
}

/** Vietnamese writes syllables apart: about 1.5 of them make a word. */
function wordsOf(text: string, language: string): number {
  const parts = text.split(/\s+/).length;
  return language === 'vi' ? parts / 1.5 : parts;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [path] : [];
  });
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
