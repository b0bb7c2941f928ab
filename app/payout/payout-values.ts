import { basisOf } from '@/app/application/step-draft';
import type { BasicInfo, TransferInfo } from '@/lib/api/schemas/application';
import type { AccountType } from '@/lib/chile/account-number';
import { parseName } from '@/lib/chile/names';
import { formatNationalPhone } from '@/lib/chile/phone';
import { readValue } from '@/lib/storage/values';
import type { PayoutIn, PayoutOut } from './payout-schema';

/**
 * What the form shows at first: what was saved; else Yape, which most people choose, at the number
 * that the person logs in with, and the name of the basic information.
 */
export function initialPayout(saved: TransferInfo | null, person: BasicInfo | null): PayoutIn {
  const numberOf = (type: AccountType) =>
    saved?.account_type === type ? saved.account_number : undefined;
  return {
    basis: basisOf(saved),
    account_type: saved?.account_type ?? 'yape',
    phone: formatNationalPhone(numberOf('yape') ?? readValue('phone') ?? ''),
    bank_code: saved?.bank_code ?? '',
    account_number: numberOf('bank') ?? '',
    full_name: saved?.full_name ?? suggestedName(person),
  };
}

/** First and last name in one, where that makes a name that a bank account may have. */
function suggestedName(person: BasicInfo | null): string {
  const name = parseName(person ? `${person.first_name} ${person.last_name}` : '');
  return name.ok ? name.value : '';
}

/** The fields that survive a reload. */
export const keptPayout = [
  'basis',
  'account_type',
  'phone',
  'bank_code',
  'account_number',
  'full_name',
] as const satisfies readonly (keyof PayoutIn)[];

/** The checked form as the server takes it. */
export function toTransferInfo(values: PayoutOut): TransferInfo {
  const { account_type, full_name } = values;
  return account_type === 'yape'
    ? { account_type, account_number: values.phone, full_name }
    : {
        account_type,
        bank_code: values.bank_code,
        account_number: values.account_number,
        full_name,
      };
}

/** The field for a name on the wire, where both kinds of account call their number the same. */
export function payoutFieldOf(wireName: string, type: AccountType): string {
  return wireName === 'account_number' && type === 'yape' ? 'phone' : wireName;
}
