import { withoutSeparators, withoutWords } from '@/lib/text/plain-text';
import { accepted, type Checked, refused } from './checked';
import { type PhoneFault, parsePhone } from './phone';

/** Where a loan is paid out: a Yape wallet, identified by its phone number, or a bank account. */
export type AccountType = 'yape' | 'bank';

/** The kinds of bank account that a Chilean transfer form knows. A CuentaRUT and prepaid accounts are `vista`. */
export const bankAccountTypes = ['vista', 'corriente', 'ahorro'] as const;

/** One of {@link bankAccountTypes}. */
export type BankAccountType = (typeof bankAccountTypes)[number];

/** BancoEstado's code. Source: Comisión para el Mercado Financiero, codes of banks. */
export const bancoEstado = '012';

/**
 * True for the CuentaRUT of `run` (`12345678-5`): BancoEstado's account whose number is the owner's RUN without
 * its check digit. The number may be in any usual grouping.
 */
export function isCuentaRut(run: string, { bank_code, account_number }: BankAccount): boolean {
  const number = withoutSeparators(account_number).replace(/^0+/, '');
  return bank_code === bancoEstado && number !== '' && number === run.split('-')[0];
}

/** A bank account, named as on the wire. */
type BankAccount = { bank_code?: string; account_number: string };

/** Why an account number is refused: `PhoneFault` for Yape, the first four for a bank. */
export type AccountFault = 'empty' | 'characters' | 'tooShort' | 'tooLong' | PhoneFault;

/** Number of digits of a bank account, over all banks of Chile. */
export const bankAccountDigits = { min: 6, max: 20 } as const;

/** An account number in groups: a CuentaRUT with the points of a RUN, any other in fours, as on a bank card. */
export function formatAccountNumber({ bank_code, account_number }: BankAccount): string {
  const isCuentaRut = bank_code === bancoEstado && /^\d{7,8}$/.test(account_number);
  return isCuentaRut
    ? account_number.replace(/\B(?=(\d{3})+$)/g, '.')
    : account_number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Parses a payout account number. The value is E.164 for Yape and digits for a bank account; leading
 * zeros are kept because banks count them.
 */
export function parseAccountNumber(type: AccountType, text: string): Checked<string, AccountFault> {
  if (type === 'yape') return parsePhone(text);
  const digits = withoutSeparators(withoutWords(text));
  // Zeros alone, of whatever length, are no number.
  if (/^0*$/.test(digits)) return refused('empty');
  if (!/^\d+$/.test(digits)) return refused('characters');
  if (digits.length < bankAccountDigits.min) return refused('tooShort');
  if (digits.length > bankAccountDigits.max) return refused('tooLong');
  return accepted(digits);
}
