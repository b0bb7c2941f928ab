import * as v from 'valibot';
import type { ErrorKey } from '@/lib/i18n/message-types';

/**
 * Something that has to be chosen. `emptyKey` is a key of the namespace `errors` that asks for this
 * very choice ("Elige tu género"); without one it is "Elige una opción".
 */
export function choiceField(emptyKey: ErrorKey = 'choice.empty') {
  return v.pipe(v.string(emptyKey), v.nonEmpty(emptyKey));
}

/** A box that has to be ticked; becomes `true`. */
export const agreeField = v.pipe(v.boolean('agree.unticked'), v.literal(true, 'agree.unticked'));

/** A code of `length` digits that was sent. */
export function codeField(length: number) {
  return v.pipe(
    v.string('code.empty'),
    v.nonEmpty('code.empty'),
    v.length(length, 'code.incomplete'),
  );
}
