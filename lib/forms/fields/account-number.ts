import { type AccountType, parseAccountNumber } from '@/lib/chile/account-number';
import { checkedText } from './checked-text';
import { phoneKeys } from './phone';

/** The number of the payout account: a phone number for Yape, digits for a bank. */
export function accountNumberField(type: AccountType) {
  return checkedText((text) => parseAccountNumber(type, text), {
    ...(type === 'yape' ? phoneKeys : bankKeys),
  });
}

const bankKeys = {
  ...phoneKeys,
  empty: 'account.empty',
  characters: 'account.characters',
  tooShort: 'account.tooShort',
  tooLong: 'account.tooLong',
} as const;
