import { accepted, type Checked, refused } from './checked';
import { type PhoneFault, parsePhone } from './phone';
import { withoutSeparators } from './plain-text';

/** Where a loan is paid out: a Yape wallet, identified by its phone number, or a bank account. */
export type AccountType = 'yape' | 'bank';

/** Why an account number is refused: `PhoneFault` for Yape, the first four for a bank. */
export type AccountFault = 'empty' | 'characters' | 'tooShort' | 'tooLong' | PhoneFault;

/** Number of digits of a bank account, over all banks of Chile. */
export const bankAccountDigits = { min: 6, max: 20 } as const;

/** Digits in groups of four, as on a bank card. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Parses a payout account number. The value is E.164 for Yape and digits for a bank account; leading
 * zeros are kept because banks count them.
 */
export function parseAccountNumber(type: AccountType, text: string): Checked<string, AccountFault> {
  if (type === 'yape') return parsePhone(text);
  const digits = withoutSeparators(text);
  if (digits === '') return refused('empty');
  if (!/^\d+$/.test(digits)) return refused('characters');
  if (digits.length < bankAccountDigits.min) return refused('tooShort');
  if (digits.length > bankAccountDigits.max) return refused('tooLong');
  return accepted(digits);
}
