import * as v from 'valibot';
import type { ErrorKey } from '@/lib/i18n/message-types';

/** A required choice. `emptyKey` is the message without one, such as "Elige tu género". */
export function choiceField(emptyKey: ErrorKey = 'choice.empty') {
  return v.pipe(v.string(emptyKey), v.nonEmpty(emptyKey));
}

/** A checkbox that must be ticked; outputs `true`. */
export const agreeField = v.pipe(v.boolean('agree.unticked'), v.literal(true, 'agree.unticked'));

/** A one-time code of `length` digits. */
export function codeField(length: number) {
  return v.pipe(
    v.string('code.empty'),
    v.nonEmpty('code.empty'),
    v.length(length, 'code.incomplete'),
  );
}
