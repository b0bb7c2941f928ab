import { parsePhone } from '@/lib/chile/phone';
import { checkedText } from './checked-text';

/** The message for each error of a phone number. */
export const phoneKeys = {
  empty: 'phone.empty',
  characters: 'phone.characters',
  country: 'phone.country',
  tooShort: 'phone.tooShort',
  tooLong: 'phone.tooLong',
  notMobile: 'phone.notMobile',
} as const;

/** A Chilean mobile number in any usual spelling; outputs `+56912345678`. */
export const phoneField = checkedText(parsePhone, phoneKeys);
