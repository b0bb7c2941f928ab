import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Field, type FieldTexts, fieldAria } from '@/components/field/field';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'placeholder' | 'prefix'>;

/** Props of {@link TextField}: its texts, and the props of an `<input>`, `ref` included. */
export type TextFieldProps = FieldTexts &
  InputProps & {
    /** Shown before the value and not part of it, such as `+56`. */
    prefix?: ReactNode;
    /** An icon or button after the value. */
    end?: ReactNode;
    /** Formats the value on blur; it is never changed while the user types. */
    formatOnBlur?: (text: string) => string;
  };

/** A single-line text input. */
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

/**
 * Sets an input's value as if it were typed: React's `onChange` is called, whether the input is controlled
 * or not. Assigning `value` alone does not call it, because React tracks that setter.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
