import type { RefCallback } from 'react';
import type { Choice } from '@/components/chips/chips';
import type { FieldTexts } from '@/components/field/field-aria';
import { NativeSelect } from './native-select';
import { SheetSelect } from './sheet-select';

/** Props of {@link Select}. */
export type SelectProps = FieldTexts & {
  options: readonly Choice[];
  /** The chosen value; an empty text while none is. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen: "Elige un motivo". */
  placeholder?: string;
  /** Options are still loading, or the choice before it is missing. */
  disabled?: boolean;
  autoComplete?: string;
  /** The control, to be focused by a form. */
  ref?: RefCallback<HTMLElement>;
};

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
