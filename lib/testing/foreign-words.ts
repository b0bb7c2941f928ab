import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/lib/i18n/locale';

/** The folders of texts in every language, and those of the sandbox, which has no Vietnamese. */
const folders = [
  ...['start', 'apply', 'loan', 'codes'],
  ...readdirSync('locales/long').map((name) => `long/${name}`),
  'sandbox',
];

const words = /\p{L}{2,}/gu;

/** An address, a package, an id: `pagos@luka.example`, `es-CL`, `af_register_ok`. */
const technicalNames = /\S+[@._-]\w\S*/g;

/** The words of a text, in lower case, without numbers, single letters and technical names. */
export function wordsOf(text: string): string[] {
  return text.replace(technicalNames, ' ').toLowerCase().match(words) ?? [];
}

/** The words of all texts of the other languages that no text of `locale` has. */
export function wordsForeignTo(locale: Locale): ReadonlySet<string> {
  const own = vocabularyOf(locale);
  const others = (['es', 'en', 'vi'] as const).filter((other) => other !== locale);
  return new Set(others.flatMap((other) => [...vocabularyOf(other)]).filter((w) => !own.has(w)));
}

function vocabularyOf(locale: Locale): ReadonlySet<string> {
  const texts = folders.filter((folder) => folder !== 'sandbox' || locale !== 'vi');
  const catalogues = texts.map((folder): unknown =>
    JSON.parse(readFileSync(`locales/${folder}/${locale}.json`, 'utf8')),
  );
  return new Set(literalsIn([...catalogues, sandboxData(locale)]).flatMap(wordsOf));
}

/** The texts of the sandbox's lists: each has `es` and `en` beside its code. */
function sandboxData(locale: Locale): string[] {
  const texts: string[] = [];
  for (const file of ['options', 'partner-apps']) {
    JSON.parse(readFileSync(`lib/sandbox/data/${file}.json`, 'utf8'), (key, value) => {
      if (key === locale) texts.push(value);
      return value;
    });
  }
  return texts;
}

/** The literal parts of all texts below a value; a message without arguments is its own. */
function literalsIn(value: unknown): string[] {
  if (typeof value === 'string') return literalsOf(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(literalsIn)
    : [];
}

function literalsOf(text: string): string[] {
  try {
    return literals(parse(text));
  } catch {
    // A long text: `{placeholders}` only.
    return [text.replace(/\{\w+\}/g, ' ')];
  }
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literals(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literals(value));
  });
}

/** Attributes whose text is read out or shown. */
const textAttributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'] as const;

/**
 * Every text of the page: what is shown, and what a screen reader says. A part that is marked as being in a
 * language of its own, such as an agreement as it was signed, does not count.
 */
export function textsOnPage(): string[] {
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = shown.nextNode(); node; node = shown.nextNode()) {
    if (!node.parentElement?.closest('body [lang]')) texts.push(node.nodeValue ?? '');
  }
  for (const attribute of textAttributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return texts;
}
