import en from '@/locales/sandbox/en.json';
import es from '@/locales/sandbox/es.json';

/** The name of a text in `locales/sandbox`. */
export type TextKey = keyof typeof es;

/** The languages a server answers in; Vietnamese asks in English (contract.md section 1). */
export type Language = 'es' | 'en';

const catalogues: Record<Language, Record<TextKey, string>> = { es, en };

/** The language of a `language` header; `otherwise` where it is missing or another. */
export function languageOf(header: string | null, otherwise: Language): Language {
  return header === 'es' || header === 'en' ? header : otherwise;
}

/** The text of `key`, its `{places}` filled from `values`. */
export function say(
  language: Language,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (place, name) =>
    String(values[name] ?? place),
  );
}
