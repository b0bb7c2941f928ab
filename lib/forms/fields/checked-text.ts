import * as v from 'valibot';
import type { Checked } from '@/lib/chile/checked';
import type { ErrorKey } from '@/lib/i18n/message-types';

/**
 * The schema for a text that `parse` checks. Its output is the canonical value; each cause of a
 * refusal has its own key of the namespace `errors`. A missing value counts as an empty one.
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
