import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Field } from '@/components/field/field';
import { type FieldTexts, fieldAria } from '@/components/field/field-aria';
import { setInputValue } from './set-input-value';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'placeholder' | 'prefix'>;

/** Props of {@link TextField}: the texts around it, and what an `<input>` takes (its `ref` too). */
export type TextFieldProps = FieldTexts &
  InputProps & {
    /** Shown before the text and not part of it, such as `+56`. */
    prefix?: ReactNode;
    /** An icon or button behind the text. */
    end?: ReactNode;
    /** Turns what was typed into its usual spelling once the field is left, never under the finger. */
    formatOnBlur?: (text: string) => string;
  };

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  prefix,
  end,
  formatOnBlur,
  onBlur,
  ...input
}: TextFieldProps) {
  function blurred(event: FocusEvent<HTMLInputElement>) {
    if (formatOnBlur) setInputValue(event.target, formatOnBlur(event.target.value));
    onBlur?.(event);
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input">
        {prefix && <span className="input__prefix">{prefix}</span>}
        <input
          enterKeyHint="next"
          {...input}
          {...fieldAria({ id, hint, error })}
          id={id}
          onBlur={blurred}
        />
        {end}
      </div>
    </Field>
  );
}
