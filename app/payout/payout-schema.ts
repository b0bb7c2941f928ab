import * as v from 'valibot';
import type { AccountType } from '@/lib/chile/account-number';
import { accountNumberField } from '@/lib/forms/fields/account-number';
import { choiceField } from '@/lib/forms/fields/choice';
import { fullNameField } from '@/lib/forms/fields/name';

/**
 * What stands in the form. Each kind of account has a number field of its own, so that going back and
 * forth between the kinds loses nothing and mixes nothing up.
 */
export type PayoutIn = {
  /** What was saved when the draft was begun; never shown. */
  basis: string;
  account_type: AccountType;
  /** The number of the Yape wallet. */
  phone: string;
  bank_code: string;
  /** The number of the bank account. */
  account_number: string;
  full_name: string;
};

const yapeAccount = v.object({
  basis: v.string(),
  account_type: v.literal('yape'),
  phone: accountNumberField('yape'),
  bank_code: v.string(),
  account_number: v.string(),
  full_name: fullNameField,
});

const bankAccount = v.object({
  basis: v.string(),
  account_type: v.literal('bank'),
  phone: v.string(),
  bank_code: choiceField('bank.empty'),
  account_number: accountNumberField('bank'),
  full_name: fullNameField,
});

/** The form once it is right, numbers in canonical form. */
export type PayoutOut = v.InferOutput<typeof yapeAccount> | v.InferOutput<typeof bankAccount>;

/** What has to be right before the account is saved: only the fields of the chosen kind count. */
export const payoutSchema: v.GenericSchema<PayoutIn, PayoutOut> = v.variant('account_type', [
  yapeAccount,
  bankAccount,
]);
