import { Chips, type ChipsProps } from '@/components/chips/chips';
import { Select } from '@/components/select/select';

/** More options than this are chosen from a list. */
const chipsUpTo = 5;

/** A choice whose options the server owns: all in sight while they are few, else a list. */
export function ChoiceField(props: Omit<ChipsProps, 'ref' | 'name' | 'fill'>) {
  return props.options.length > chipsUpTo ? <Select {...props} /> : <Chips {...props} />;
}
