import { accepted, type Checked, refused } from './checked';
import { withoutSeparators } from './plain-text';

/** Why a phone number is refused. `country`: it is of another country than Chile. */
export type PhoneFault = 'empty' | 'characters' | 'country' | 'tooShort' | 'tooLong' | 'notMobile';

/** Chile's country code. Source: product.md section 9. */
export const countryCode = '56';

/** Digits of a mobile number without its country code, the leading 9 included. */
export const phoneDigits = 9;

/**
 * Reads a Chilean mobile number: typed with 56, +56, 0056 or none of them, with the old trunk 0,
 * with spaces, dashes, points or parentheses, it is the same number. The value is E.164,
 * `+56912345678`.
 *
 * Our own dozen lines: a mobile number in Chile is 9 and eight digits, and no such number begins
 * with 56, so that the code can be told apart. A phone library would cost the first load
 * 20 KiB and more for the rules of all other countries.
 */
export function parsePhone(text: string): Checked<string, PhoneFault> {
  const compact = withoutSeparators(text);
  if (compact === '') return refused('empty');
  if (!/^\+?\d+$/.test(compact)) return refused('characters');
  if (/^(\+|00)/.test(compact) && !/^(\+|00)56/.test(compact)) return refused('country');
  const national = nationalDigits(compact);
  if (national.length < phoneDigits) return refused('tooShort');
  if (national.length > phoneDigits) return refused('tooLong');
  if (!national.startsWith('9')) return refused('notMobile');
  return accepted(`+${countryCode}${national}`);
}

/** A phone number as it is shown, `+56 9 1234 5678`; text that is none comes back as it is. */
export function formatPhone(phone: string): string {
  const checked = parsePhone(phone);
  return checked.ok ? `+${countryCode} ${grouped(checked.value)}` : phone;
}

/** The part after the country code, `9 1234 5678`, for a field that shows `+56` before it. */
export function formatNationalPhone(phone: string): string {
  const checked = parsePhone(phone);
  return checked.ok ? grouped(checked.value) : phone;
}

/**
 * Whether two spellings are one number. Numbers that are no Chilean mobile are compared by their
 * digits; an empty field equals nothing. Source: product.md section 5, contract.md section 1.
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
