import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Locale } from '@/lib/i18n/locale';

const group = v.record(v.string(), v.unknown());

/** A text of the translation catalogue, without its placeholders filled in. */
export function catalogueText(locale: Locale, key: string): string {
  let found: unknown = readAll(locale);
  for (const name of key.split('.')) found = v.parse(group, found)[name];
  return v.parse(v.string(), found, { message: `${locale}.json has no text ${key}` });
}

/** The first key that has a text; undefined for a text that has none, such as one with a filled placeholder. */
export function catalogueKey(locale: Locale, text: string): string | undefined {
  const search = (node: unknown, key: string): string | undefined => {
    if (node === text) return key;
    if (!v.is(group, node)) return undefined;
    for (const [name, child] of Object.entries(node)) {
      const found = search(child, key ? `${key}.${name}` : name);
      if (found) return found;
    }
    return undefined;
  };
  return search(readAll(locale), '');
}

function readAll(locale: Locale): Record<string, unknown> {
  return {
    ...read(`locales/start/${locale}.json`),
    ...read(`locales/apply/${locale}.json`),
    ...read(`locales/loan/${locale}.json`),
  };
}

function read(file: string): Record<string, unknown> {
  return v.parse(group, JSON.parse(readFileSync(file, 'utf8')));
}
