import { accepted, type Checked, refused } from './checked';
import { plainText, withoutSeparators } from './plain-text';

/** Why a RUN is refused. */
export type RunFault = 'empty' | 'characters' | 'tooShort' | 'tooLong' | 'checkDigit';

/** Digits of a RUN before its check digit. Source: contract.md section 1. */
export const runDigits = { min: 7, max: 8 } as const;

/**
 * Reads a RUN in any usual spelling: with or without points, dash and spaces, `k` or `K`, padded
 * with a zero or not. The value is canonical: `12345678-5`, check digit in upper case.
 *
 * Our own instead of a package: that has no length limit and names no causes.
 */
export function parseRun(text: string): Checked<string, RunFault> {
  const compact = withoutSeparators(text).toUpperCase();
  if (compact === '') return refused('empty');
  if (!/^\d*[\dK]$/.test(compact)) return refused('characters');
  // "12.345.678-" still waits for its check digit; the 8 must not be taken for it.
  if (/[^\dk]$/i.test(plainText(text))) return refused('tooShort');
  if (compact.length > runDigits.max + 1) return refused('tooLong');
  const digits = compact.slice(0, -1).replace(/^0+/, '');
  if (digits.length < runDigits.min) return refused('tooShort');
  const check = compact.slice(-1);
  if (check !== runCheckDigit(digits)) return refused('checkDigit');
  return accepted(`${digits}-${check}`);
}

/** The check digit of a RUN's `digits` by modulo 11: `0` to `9`, or `K` for ten. */
export function runCheckDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    // Weights from the right: 2, 3, 4, 5, 6, 7, 2, 3 …
    sum += Number(digits.at(-1 - place)) * (2 + (place % 6));
  }
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** A RUN as it is shown, `12.345.678-5`; text that is no RUN comes back as it is. */
export function formatRun(run: string): string {
  const checked = parseRun(run);
  if (!checked.ok) return run;
  const digits = checked.value.slice(0, -2);
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}${checked.value.slice(-2)}`;
}
