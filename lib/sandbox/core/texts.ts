import en from '@/locales/sandbox/en.json';
import es from '@/locales/sandbox/es.json';

/** The key of a text in `locales/sandbox`. */
export type TextKey = keyof typeof es;

/** The languages of the server; Vietnamese users get English (contract.md section 1). */
export type Language = 'es' | 'en';

const catalogues: Record<Language, Record<TextKey, string>> = { es, en };

/** The language of a `language` header; `fallback` where it is missing or unknown. */
export function languageOf(header: string | null, fallback: Language): Language {
  return header === 'es' || header === 'en' ? header : fallback;
}

/** The text of `key` with its `{placeholders}` filled from `values`. */
export function translate(
  language: Language,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );
}
