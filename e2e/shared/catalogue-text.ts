import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Locale } from '@/lib/i18n/locale';

const group = v.record(v.string(), v.unknown());

/** A text of the translation catalogue, without its placeholders filled in. */
export function catalogueText(locale: Locale, key: string): string {
  let found: unknown = {
    ...read(`locales/start/${locale}.json`),
    ...read(`locales/apply/${locale}.json`),
    ...read(`locales/loan/${locale}.json`),
  };
  for (const name of key.split('.')) found = v.parse(group, found)[name];
  return v.parse(v.string(), found, { message: `${locale}.json has no text ${key}` });
}

function read(file: string): Record<string, unknown> {
  return v.parse(group, JSON.parse(readFileSync(file, 'utf8')));
}
