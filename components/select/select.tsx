import { NativeSelect } from './native-select';
import type { SelectProps } from './select-props';
import { SheetSelect } from './sheet-select';

/** With more options than this a list is searched rather than scrolled. */
const searchFrom = 12;

/**
 * One of many. Short lists use the phone's own picker, long ones (communes, banks) a sheet with a
 * search; up to five options are better as `Chips`.
 */
export function Select(props: SelectProps) {
  return props.options.length > searchFrom ? (
    <SheetSelect {...props} />
  ) : (
    <NativeSelect {...props} />
  );
}
