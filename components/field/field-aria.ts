import type { ReactNode } from 'react';

/** What every field shows around its control. */
export type FieldTexts = {
  /** Id of the control; its hint and its error derive theirs from it. */
  id: string;
  /** Always visible, above the control. */
  label: ReactNode;
  /** A line below the control: an example or a limit. */
  hint?: ReactNode;
  /** What is wrong and how to put it right, as text; takes the place of the hint. */
  error?: string;
  /** Says so beside the label. Fields are required unless this is set. */
  optional?: boolean;
};

/** Id of the line below a control. One id for hint and error: only one of them is there at a time. */
export function messageId(id: string): string {
  return `${id}-message`;
}

/** Id of a field's label or legend. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** The attributes that tie a control to the line below it. */
export function fieldAria({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>): {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
} {
  return {
    'aria-describedby': hint || error ? messageId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
