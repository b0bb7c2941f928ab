import { parseName } from '@/lib/chile/names';
import type { ErrorKey } from '@/lib/i18n/message-types';
import { checkedText } from './checked-text';

/**
 * A name of 2 to 60 characters; outputs it trimmed and in NFC. `emptyKey` is the message without one, such
 * as "Escribe tus apellidos".
 */
export function nameField(emptyKey: ErrorKey) {
  return checkedText(parseName, {
    empty: emptyKey,
    characters: 'name.characters',
    tooShort: 'name.tooShort',
    tooLong: 'name.tooLong',
  });
}

/** The applicant's first names. */
export const firstNameField = nameField('name.firstEmpty');

/** The applicant's last names. */
export const lastNameField = nameField('name.lastEmpty');

/** First and last names together: an account holder, an emergency contact. */
export const fullNameField = nameField('name.fullEmpty');
