import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage, type FieldTexts, fieldAria, labelId } from '@/components/field/field';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'children'>;

/** Props of {@link Checkbox}: its texts, and the props of an `<input>`. */
export type CheckboxProps = Pick<FieldTexts, 'id' | 'hint' | 'error'> &
  InputProps & {
    /** The label. Links in it can be followed without ticking the box. */
    children: ReactNode;
  };

/** A checkbox with its label, hint and error. */
export function Checkbox({ id, hint, error, children, ...input }: CheckboxProps) {
  return (
    <div className="field">
      <label className="checkbox" htmlFor={id} id={labelId(id)}>
        <input {...input} {...fieldAria({ id, hint, error })} type="checkbox" id={id} />
        <span className="checkbox__text">{children}</span>
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
