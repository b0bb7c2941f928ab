import * as v from 'valibot';
import type { Checked } from '@/lib/chile/checked';
import type { ErrorKey } from '@/lib/i18n/message-types';

/**
 * The schema of a text that `parse` validates. Outputs the canonical value; each cause of an error has its
 * own message. A missing value counts as an empty one.
 */
export function checkedText<Cause extends string>(
  parse: (text: string) => Checked<string, Cause>,
  keys: Record<Cause | 'empty', ErrorKey>,
) {
  return v.pipe(
    v.string(keys.empty),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const checked = parse(dataset.value);
      if (checked.ok) return checked.value;
      addIssue({ message: keys[checked.cause] });
      return NEVER;
    }),
  );
}
