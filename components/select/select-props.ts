import type { RefCallback } from 'react';
import type { Choice } from '@/components/chips/chips';
import type { FieldTexts } from '@/components/field/field-aria';

/** Props of `Select`. */
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
