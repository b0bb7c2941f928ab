import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { config } from '@/lib/config';
import { type Locale, locales } from '@/lib/i18n/locale';

/** The folders of texts in every language. */
const folders = [
  ...['start', 'apply', 'loan', 'codes'],
  ...readdirSync('locales/long').map((name) => `long/${name}`),
];

const words = /\p{L}{2,}/gu;

/** The initials of a name. */
const initials = /^\p{Lu}{2}$/u;

/** An address, a package, an id: `pagos@luka.example`, `es-CL`, `af_register_ok`. */
const technicalNames = /\S+[@._-]\w\S*/g;

/** Names are the same in every language, each language is named in itself, and a phone's data are shown as they are sent. */
const names = new Set([
  // Regions, districts and communities have a number before their names.
  ...['areas', 'banks', 'partner-apps']
    .flatMap((file) => textsIn(readJson(`lib/sandbox/data/${file}.json`)))
    .map((name) => name.replace(/^\d+ /, '')),
  ...['Español', 'English', 'Tiếng Việt', config.lender.name, 'wifi'],
  // The lender's e-mail address, where it may break.
  ...['pagos', '@luka', '.example'],
]);

/** The server's own words, which have no Vietnamese, with any figures. */
const refusals = ['es', 'en'].flatMap((locale) =>
  textsIn(readJson(`locales/sandbox/${locale}.json`)).map(
    (message) => new RegExp(`^${patternOf(message)}$`, 'u'),
  ),
);

const vocabularies = Object.fromEntries(
  locales.map((locale) => [locale, vocabularyOf(locale)]),
) as Record<Locale, ReadonlySet<string>>;

/** The texts of a page in a language with words that only another language has, each with those words. */
export function foreignTexts(locale: Locale, texts: readonly string[]): string[] {
  const own = vocabularies[locale];
  const others = locales.filter((other) => other !== locale);
  return texts.flatMap((text) => {
    if (names.has(text) || initials.test(text)) return [];
    if (refusals.some((refusal) => refusal.test(text))) return [];
    const found = wordsOf(text.replaceAll(config.lender.name, ' ')).filter(
      (word) => !own.has(word) && others.some((other) => vocabularies[other].has(word)),
    );
    return found.length > 0 ? [`${text} (${found.join(', ')})`] : [];
  });
}

/** The words of a text, in lower case, without numbers, single letters and technical names. */
function wordsOf(text: string): string[] {
  return text.replace(technicalNames, ' ').toLowerCase().match(words) ?? [];
}

function vocabularyOf(locale: Locale): ReadonlySet<string> {
  const server = locale === 'vi' ? [] : ['sandbox'];
  const catalogues = [...folders, ...server].map((folder) =>
    readJson(`locales/${folder}/${locale}.json`),
  );
  // The month that Spanish spells as an English verb.
  const months = locale === 'es' ? ['may'] : [];
  const literals = textsIn([...catalogues, listTexts(locale)]).flatMap(literalsOf);
  return new Set([...literals.flatMap(wordsOf), ...months]);
}

/** The texts of the sandbox's lists: each has `es` and `en` beside its code. */
function listTexts(locale: Locale): string[] {
  const texts: string[] = [];
  for (const file of ['options', 'partner-apps']) {
    JSON.parse(readFileSync(`lib/sandbox/data/${file}.json`, 'utf8'), (key, value) => {
      if (key === locale) texts.push(value);
      return value;
    });
  }
  return texts;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All texts below a value, as its file has them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A regular expression's source that matches a message of the server with any values in its placeholders. */
function patternOf(message: string): string {
  return message.replace(/[$()*+.?[\]\\^|]/g, '\\$&').replace(/\{\w+\}/g, '.*');
}

/** The literal parts of a message. */
function literalsOf(text: string): string[] {
  try {
    return literalsIn(parse(text));
  } catch {
    // A long text: `{placeholders}` only.
    return [text.replace(/\{\w+\}/g, ' ')];
  }
}

function literalsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsIn(value));
  });
}
