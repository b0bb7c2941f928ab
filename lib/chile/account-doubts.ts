import { withoutSeparators, withoutWords } from '@/lib/text/plain-text';
import { type AccountType, type BankAccountType, bancoEstado, isCuentaRut } from './account-number';
import { isNameOf, type PersonName } from './names';
import { samePhone } from './phone';
import { parseRun } from './run';

/** Whose account it has to be; what is not known is empty, and not compared. */
export type AccountOwner = {
  /** `12345678-5`. */
  readonly run: string;
  readonly name: PersonName | null;
  /** Numbers of the owner's: of the log-in, of WhatsApp. */
  readonly phones: readonly string[];
};

/** A payout account, named as on the wire; the number may be in any usual grouping. */
type Account = {
  account_type: AccountType;
  bank_code?: string;
  account_number: string;
  bank_account_type?: BankAccountType;
  full_name: string;
};

/** What may be wrong with an account, without being impossible. */
export type AccountDoubt = {
  readonly kind: /** A CuentaRUT with the RUN's check digit. */
    | 'checkDigit'
    /** A CuentaRUT with zeros before the RUN. */
    | 'zeros'
    /** Another person's CuentaRUT. */
    | 'otherRun'
    /** The owner's RUN, at a bank whose accounts have other numbers. */
    | 'ownRun'
    /** A type that the bank does not have for this account. */
    | 'type'
    /** A Yape of another number than the owner's. */
    | 'phone'
    /** Another person's name. */
    | 'holder';
  /** Its field on the wire. */
  readonly field: 'account_number' | 'bank_account_type' | 'full_name';
  /** What the field was probably meant to be; absent where nobody can know. */
  readonly likely?: string;
};

/**
 * What is to be asked about an account before a loan is paid to it, which has to be the owner's own: at most one
 * doubt a field, in the order of the form. Source: contract.md section 8.
 */
export function accountDoubts(account: Account, owner: AccountOwner): AccountDoubt[] {
  const doubts =
    account.account_type === 'yape'
      ? [phoneDoubt(account, owner)]
      : [numberDoubt(account, owner), typeDoubt(account, owner)];
  return [...doubts, holderDoubt(account, owner)].filter((doubt) => doubt !== undefined);
}

/**
 * The number of the CuentaRUT that was probably meant: BancoEstado's account whose number is the RUN without its
 * check digit and without zeros before it. `undefined` where nothing is to be corrected. Without `run` a RUN of
 * seven digits with its check digit is not recognized, unless that is K: it has the length of another's number.
 */
export function likelyCuentaRut(account: NumberedAccount, run: string): string | undefined {
  return numberDoubt(account, { run })?.likely;
}

type NumberedAccount = Pick<Account, 'bank_code' | 'account_number' | 'bank_account_type'>;

function numberDoubt(
  { bank_code, account_number, bank_account_type = 'vista' }: NumberedAccount,
  { run }: Pick<AccountOwner, 'run'>,
): AccountDoubt | undefined {
  const typed = withoutSeparators(withoutWords(account_number)).toUpperCase();
  const number = typed.replace(/^0+/, '');
  const [digits = ''] = run.split('-');
  const field = 'account_number';
  const hasCheckDigit = digits !== '' && number === withoutSeparators(run);
  if (bank_code !== bancoEstado) return hasCheckDigit ? { kind: 'ownRun', field } : undefined;
  if (hasCheckDigit) return { kind: 'checkDigit', field, likely: digits };
  if (number === digits) {
    return typed === number ? undefined : { kind: 'zeros', field, likely: digits };
  }
  const isRun = (number.length === longestRun || number.endsWith('K')) && parseRun(number).ok;
  if (isRun && digits === '') return { kind: 'checkDigit', field, likely: number.slice(0, -1) };
  const isCuentaRut = bank_account_type === 'vista' && /^\d{7,8}$/.test(number);
  const isOther = digits !== '' && (isRun || isCuentaRut);
  return isOther ? { kind: 'otherRun', field, likely: digits } : undefined;
}

/** Digits of a RUN with its check digit; no account of BancoEstado has as many but by that mistake. */
const longestRun = 9;

/** Issuers of prepaid accounts, which are all `vista`. Source: Comisión para el Mercado Financiero, codes. */
const prepaidIssuers: readonly (string | undefined)[] = ['729', '730', '875'];

function typeDoubt(account: Account, { run }: AccountOwner): AccountDoubt | undefined {
  const { bank_code, bank_account_type: type = 'vista', account_number } = account;
  const isOwnCuentaRut = isCuentaRut(run, {
    bank_code,
    account_number: likelyCuentaRut(account, run) ?? account_number,
  });
  if (type === 'vista' || !(isOwnCuentaRut || prepaidIssuers.includes(bank_code))) return undefined;
  return { kind: 'type', field: 'bank_account_type', likely: 'vista' };
}

function phoneDoubt(
  { account_number }: Account,
  { phones }: AccountOwner,
): AccountDoubt | undefined {
  const known = phones.filter(Boolean);
  if (known.length === 0 || known.some((phone) => samePhone(phone, account_number)))
    return undefined;
  return { kind: 'phone', field: 'account_number' };
}

function holderDoubt({ full_name }: Account, { name }: AccountOwner): AccountDoubt | undefined {
  if (!name || isNameOf(full_name, name)) return undefined;
  return { kind: 'holder', field: 'full_name', likely: `${name.first} ${name.last}` };
}
