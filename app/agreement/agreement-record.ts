import type { SignedAgreement } from '@/lib/api/schemas/basics';
import { isLocale, type Locale } from '@/lib/i18n/locale';
import type { LongTexts } from '@/lib/i18n/long-texts';

/** The agreement as it is shown: its clauses in one language, with the figures of a loan. */
export type ShownAgreement = { readonly locale: Locale; readonly clauses: LongTexts['agreement'] };

/** The day from which the agreement's text applies. Changes with each text in `locales/long/agreement`. */
export const agreementDate = '2026-11-28';

/** A version of the agreement: the day of its text and the language it was shown in. */
export type AgreementVersion = { readonly date: string; readonly locale: Locale };

/** Reads the `version` of {@link agreementRecord}; `null` for another form. */
export function parseVersion(version: string): AgreementVersion | null {
  const [, date, locale] = /^(\d{4}-\d{2}-\d{2}) (\w+)$/.exec(version) ?? [];
  return date !== undefined && isLocale(locale) ? { date, locale } : null;
}

/**
 * The `agreement` of `loan/apply`: the version and the hash of the text that is shown. `undefined` where the
 * page has no WebCrypto, as over http from another host than loopback (contract.md section 8).
 */
export async function agreementRecord(shown: ShownAgreement): Promise<SignedAgreement | undefined> {
  const sha256 = await hashOf(shown);
  if (sha256 === undefined) return undefined;
  return { version: `${agreementDate} ${shown.locale}`, sha256 };
}

/** SHA-256 of titles and paragraphs, a line each, in UTF-8; 64 hex digits, or `undefined` without WebCrypto. */
export async function hashOf({ clauses }: ShownAgreement): Promise<string | undefined> {
  // Typed as always there, and missing outside of a secure context.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const lines = clauses.flatMap(({ title, paragraphs }, index) => [
    numbered(title, index),
    ...paragraphs,
  ]);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A clause's title with its number, which counts from 1. */
export function numbered(title: string, index: number): string {
  return `${index + 1}. ${title}`;
}
