import { type ChangeEvent, type Ref, useRef } from 'react';
import { Field, type FieldTexts, fieldAria } from '@/components/field/field';

/** Props of {@link CodeField}. */
export type CodeFieldProps = FieldTexts & {
  /** How many digits the code has. */
  length: number;
  /** Digits typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** All digits are there: called once for each code, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  onBlur?: () => void;
  /** A code is being checked. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The code that was sent, in one input, so that paste, the phone's own suggestion and screen readers
 * work. Spaces and dashes of a copied code are dropped.
 */
export function CodeField({
  length,
  value,
  onChange,
  onComplete,
  onBlur,
  disabled,
  ref,
  ...texts
}: CodeFieldProps) {
  const told = useRef('');
  function changed({ target }: ChangeEvent<HTMLInputElement>) {
    const code = target.value.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    if (code !== value) onChange(code);
    if (code.length < length) told.current = '';
    else if (code !== told.current) {
      told.current = code;
      onComplete?.(code);
    }
  }
  return (
    <Field {...texts}>
      <div className="input input--code">
        <input
          {...fieldAria(texts)}
          ref={ref}
          id={texts.id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          disabled={disabled}
          onChange={changed}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
