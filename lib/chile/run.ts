import { withoutSeparators, withoutWords } from '@/lib/text/plain-text';
import { accepted, type Checked, refused } from './checked';

/** Why a RUN is refused. `company`: a RUT that is nobody's RUN. */
export type RunFault = 'empty' | 'characters' | 'tooShort' | 'tooLong' | 'checkDigit' | 'company';

/** Number of digits before the check digit. Source: contract.md section 1. */
const runDigits = { min: 7, max: 8 } as const;

/** From this number on, a RUT belongs to a company. Source: Servicio de Impuestos Internos. */
const firstCompanyRut = 50_000_000;

/**
 * Parses a RUN in any usual spelling: with or without points, dash, spaces and a leading zero, with `k`
 * or `K`, and with words around it (`RUN: 12.345.678-5`). The value is `12345678-5`, check digit in upper case.
 *
 * Not an npm package: those have no length limit and report no cause.
 */
export function parseRun(text: string): Checked<string, RunFault> {
  const typed = withoutWords(text);
  const compact = withoutSeparators(typed).replace(/[,·]/g, '').toUpperCase();
  if (compact === '') return refused('empty');
  if (!/^\d*[\dK]$/.test(compact)) return refused('characters');
  // In "12.345.678-" and "12.345.678." the check digit is still missing; the 8 is not one.
  if (/(?:\p{Pd}|\u2212|^[^\p{Pd}\u2212]*\.)$/u.test(typed)) return refused('tooShort');
  const digits = compact.slice(0, -1).replace(/^0+/, '');
  if (digits.length > runDigits.max) return refused('tooLong');
  if (digits.length < runDigits.min) return refused('tooShort');
  const check = compact.slice(-1);
  if (check !== checkDigitOf(digits)) return refused('checkDigit');
  if (Number(digits) >= firstCompanyRut) return refused('company');
  return accepted(`${digits}-${check}`);
}

/** The check digit of a RUN's digits by modulo 11: `0` to `9`, or `K` for ten. @internal */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    // Weights from the right: 2, 3, 4, 5, 6, 7, 2, 3, …
    sum += Number(digits.at(-1 - place)) * (2 + (place % 6));
  }
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** Formats a RUN as `12.345.678-5`; other text is returned unchanged. */
export function formatRun(run: string): string {
  const checked = parseRun(run);
  if (!checked.ok) return run;
  const digits = checked.value.slice(0, -2);
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}${checked.value.slice(-2)}`;
}
