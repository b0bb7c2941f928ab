import { parseName } from '@/lib/chile/names';
import type { ErrorKey } from '@/lib/i18n/message-types';
import { checkedText } from './checked-text';

/**
 * A person's name, 2 to 60 characters; becomes trimmed and composed. `emptyKey` is a key of the
 * namespace `errors` that asks for this very name ("Escribe tus apellidos").
 */
export function nameField(emptyKey: ErrorKey) {
  return checkedText(parseName, {
    empty: emptyKey,
    characters: 'name.characters',
    tooShort: 'name.tooShort',
    tooLong: 'name.tooLong',
  });
}

/** The first names of the person who applies. */
export const firstNameField = nameField('name.firstEmpty');

/** The last names of the person who applies. */
export const lastNameField = nameField('name.lastEmpty');

/** First and last names in one: the holder of an account, an emergency contact. */
export const fullNameField = nameField('name.fullEmpty');
