import { Chips, type ChipsProps } from '@/components/chips/chips';
import { Select } from '@/components/select/select';

/** More options than this render as a select. */
const maxChips = 5;

/** A choice among the server's options: chips while they are few, else a select. */
export function ChoiceField(props: Omit<ChipsProps, 'ref' | 'name' | 'fill'>) {
  return props.options.length > maxChips ? <Select {...props} /> : <Chips {...props} />;
}
