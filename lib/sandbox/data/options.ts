import type { Option } from '@/lib/api/schemas/basics';
import type { Language } from '../core/texts';

/** An option with its label in both languages of the server (`options.json`). */
export type LabelledOption = { value: string } & Record<Language, string>;

/** A list in the wire format, with labels in the caller's language. */
export function optionsIn(list: readonly LabelledOption[], language: Language): Option[] {
  return list.map((option) => ({ value: option.value, label: option[language] }));
}
