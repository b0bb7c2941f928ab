import * as v from 'valibot';
import type { ErrorKey } from '@/lib/i18n/message-types';

/**
 * A required choice. `emptyKey` is the message without one, such as "Elige tu género", and for a value that was kept and
 * is none of `options` any more: the control shows it as not chosen.
 */
export function choiceField(
  emptyKey: ErrorKey = 'choice.empty',
  options: readonly { value: string }[] = [],
) {
  return v.pipe(
    v.string(emptyKey),
    v.nonEmpty(emptyKey),
    v.check(
      (chosen) => options.length === 0 || options.some(({ value }) => value === chosen),
      emptyKey,
    ),
  );
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
