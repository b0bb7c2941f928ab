import { withoutSeparators, withoutWords } from '@/lib/text/plain-text';
import { accepted, type Checked, refused } from './checked';

/** Why a phone number is refused. `country`: it has another country code than Chile's. */
export type PhoneFault = 'empty' | 'characters' | 'country' | 'tooShort' | 'tooLong' | 'notMobile';

/** Chile's country code. Source: product.md section 9. */
const countryCode = '56';

/** Number of digits of a mobile number without country code, including the leading 9. */
export const phoneDigits = 9;

/**
 * Parses a Chilean mobile number, with or without 56, +56, 0056 or the old trunk prefix 0, with any
 * spaces, dashes, points or parentheses, and with words around it (`Cel.: 9 8123 4567`). The value is E.164, `+56912345678`.
 *
 * Not a phone library: that adds 20 KiB to the first load for the rules of all other countries, and a
 * Chilean mobile number is a 9 and eight digits, which never starts with 56.
 */
export function parsePhone(text: string): Checked<string, PhoneFault> {
  // A field that shows +56 is often filled with the code once more.
  const compact = withoutSeparators(withoutWords(text)).replace(/^\+?56(?=\+?56)/, '');
  if (compact === '') return refused('empty');
  if (!/^\+?\d+$/.test(compact)) return refused('characters');
  if (/^(\+|00)/.test(compact) && !/^(\+|00)56/.test(compact)) return refused('country');
  const national = nationalDigits(compact);
  if (national.length < phoneDigits) return refused('tooShort');
  if (national.length > phoneDigits) return refused('tooLong');
  if (!national.startsWith('9')) return refused('notMobile');
  return accepted(`+${countryCode}${national}`);
}

/** Formats a phone number as `+56 9 1234 5678`; other text is returned unchanged. */
export function formatPhone(phone: string): string {
  const checked = parsePhone(phone);
  return checked.ok ? `+${countryCode} ${grouped(checked.value)}` : phone;
}

/** Formats the part after the country code, `9 1234 5678`, for a field that shows `+56`. */
export function formatNationalPhone(phone: string): string {
  const checked = parsePhone(phone);
  return checked.ok ? grouped(checked.value) : phone;
}

/**
 * Whether two texts are the same phone number. Other than Chilean mobile numbers are compared by their
 * digits; an empty text equals nothing. Source: product.md section 5, contract.md section 1.
 */
export function samePhone(one: string, other: string): boolean {
  const key = phoneKey(one);
  return key !== '' && key === phoneKey(other);
}

function phoneKey(text: string): string {
  const checked = parsePhone(text);
  return checked.ok ? checked.value : withoutSeparators(text).replace(/\D/g, '');
}

function nationalDigits(compact: string): string {
  return compact.replace(/^(\+|00)?56/, '').replace(/^0(?=9)/, '');
}

function grouped(e164: string): string {
  return e164.replace(/^\+56(\d)(\d{4})(\d{4})$/, '$1 $2 $3');
}
