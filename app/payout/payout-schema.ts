import * as v from 'valibot';
import { baselineOf } from '@/app/application/use-step-form';
import type { BasicInfo, TransferInfo } from '@/lib/api/schemas/application';
import type { AccountOwner } from '@/lib/chile/account-doubts';
import { type AccountType, bankAccountTypes } from '@/lib/chile/account-number';
import { parseName } from '@/lib/chile/names';
import { formatNationalPhone } from '@/lib/chile/phone';
import { accountNumberField } from '@/lib/forms/fields/account-number';
import { choiceField } from '@/lib/forms/fields/choice';
import { fullNameField } from '@/lib/forms/fields/name';
import { readValue } from '@/lib/storage/values';

/**
 * The values of the form. Each account type has its own number field, so that switching between the types
 * loses nothing.
 */
export type PayoutIn = {
  baseline: string;
  account_type: AccountType;
  /** The number of the Yape wallet. */
  phone: string;
  bank_code: string;
  /** The number of the bank account. */
  account_number: string;
  /** The type of the bank account; empty until it is chosen. */
  bank_account_type: string;
  full_name: string;
};

const yapeAccount = v.object({
  baseline: v.string(),
  account_type: v.literal('yape'),
  phone: accountNumberField('yape'),
  bank_code: v.string(),
  account_number: v.string(),
  bank_account_type: v.string(),
  full_name: fullNameField,
});

const bankAccount = v.object({
  baseline: v.string(),
  account_type: v.literal('bank'),
  phone: v.string(),
  bank_code: choiceField('bank.empty'),
  account_number: accountNumberField('bank'),
  bank_account_type: v.pipe(v.string(), v.picklist(bankAccountTypes, 'accountType.empty')),
  full_name: fullNameField,
});

/** The validated values, numbers in canonical form. */
export type PayoutOut = v.InferOutput<typeof yapeAccount> | v.InferOutput<typeof bankAccount>;

/** Validates the payout account: only the fields of the chosen type. */
export const payoutSchema: v.GenericSchema<PayoutIn, PayoutOut> = v.variant('account_type', [
  yapeAccount,
  bankAccount,
]);

/**
 * The initial values: the saved account; else Yape with the phone number of the log-in and the name of the
 * basic information.
 */
export function initialPayout(saved: TransferInfo | null, basic: BasicInfo | null): PayoutIn {
  const numberOf = (type: AccountType) =>
    saved?.account_type === type ? saved.account_number : undefined;
  return {
    baseline: baselineOf(saved),
    account_type: saved?.account_type ?? 'yape',
    phone: formatNationalPhone(numberOf('yape') ?? readValue('phone') ?? ''),
    bank_code: saved?.bank_code ?? '',
    account_number: numberOf('bank') ?? '',
    bank_account_type: saved?.bank_account_type ?? '',
    full_name: saved?.full_name ?? suggestedName(basic),
  };
}

/** First and last name, if together they are a valid account holder's name. */
function suggestedName(basic: BasicInfo | null): string {
  const name = parseName(basic ? `${basic.first_name} ${basic.last_name}` : '');
  return name.ok ? name.value : '';
}

/** Whose account it has to be, as far as the basic information and the log-in say. */
export function ownerOf(basic: BasicInfo | null): AccountOwner {
  const phone = readValue('phone') ?? '';
  return {
    run: basic?.run ?? '',
    name: basic && { first: basic.first_name, last: basic.last_name },
    phones: basic ? [phone, basic.whatsapp] : [phone],
  };
}

/** The request body for the validated values. */
export function toTransferInfo(values: PayoutOut): TransferInfo {
  const { account_type, full_name } = values;
  return account_type === 'yape'
    ? { account_type, account_number: values.phone, full_name }
    : {
        account_type,
        bank_code: values.bank_code,
        account_number: values.account_number,
        full_name,
        bank_account_type: values.bank_account_type,
      };
}

/** The field for a wire name: both account types send their number as `account_number`. */
export function payoutFieldOf(wireName: string, type: AccountType): string {
  return wireName === 'account_number' && type === 'yape' ? 'phone' : wireName;
}
