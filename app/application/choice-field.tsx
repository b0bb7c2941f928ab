import { Chips, type ChipsProps } from '@/components/chips/chips';
import { classes } from '@/components/foundation/classes';
import { Select, type SelectProps } from '@/components/select/select';

/** More options than this render as a select. */
const maxChips = 8;

type Props = Omit<ChipsProps, 'ref' | 'name' | 'fill' | 'className' | 'options'> &
  Pick<SelectProps, 'options' | 'placeholder'>;

/** A choice among the server's options: chips in full lines while they are few, chosen with one tap, else a select. */
export function ChoiceField({ placeholder, ...field }: Props) {
  const count = field.options.length;
  if (count > maxChips) return <Select {...field} placeholder={placeholder} />;
  return (
    <Chips
      {...field}
      className={classes('chips--small chips--columns', count % 3 !== 1 && 'chips--thirds')}
    />
  );
}
