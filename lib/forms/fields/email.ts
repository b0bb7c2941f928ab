import { parseEmail } from '@/lib/chile/email';
import { checkedText } from './checked-text';

/** An e-mail address; outputs lower case. */
export const emailField = checkedText(parseEmail, {
  empty: 'email.empty',
  characters: 'email.characters',
  noAt: 'email.noAt',
  noName: 'email.noName',
  domain: 'email.domain',
  tooLong: 'email.tooLong',
});
