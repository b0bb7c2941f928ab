import { type ChangeEvent, type Ref, useRef } from 'react';
import { Field, type FieldTexts, fieldAria } from '@/components/field/field';
import { plainText } from '@/lib/text/plain-text';

/** Props of {@link CodeField}. */
export type CodeFieldProps = FieldTexts & {
  /** The number of digits. */
  length: number;
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once for each complete code, whether typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
  onBlur?: () => void;
  /** A code is being checked. */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A verification code, drawn in a cell per digit. It is a single input above the cells, so that paste, autofill and
 * screen readers work. Spaces and dashes of a pasted code are removed.
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
  const reported = useRef('');
  /** A refused code has no place for another digit: what is typed into it begins the next code. */
  function typedIn({ value: text, selectionEnd }: HTMLInputElement): string {
    const added = text.length - value.length;
    const isNext = texts.error !== undefined && value.length === length && added > 0;
    const end = selectionEnd ?? text.length;
    return isNext ? text.slice(end - added, end) : text;
  }
  function changed({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    // What an input method composes stays as it is: the browser would mix another text with it.
    if (isComposing && /\D/.test(target.value)) onChange(target.value);
    else take(typedIn(target));
  }
  function take(text: string) {
    const code = plainText(text).replace(/\D/g, '').slice(0, length);
    if (code !== value) onChange(code);
    if (code.length < length) reported.current = '';
    else if (code !== reported.current) {
      reported.current = code;
      onComplete?.(code);
    }
  }
  return (
    <Field {...texts}>
      <div className="code">
        <input
          className="code__input"
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
          onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
          onBlur={onBlur}
        />
        {Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a cell
          <span key={at} className="code__cell" aria-hidden="true">
            {value[at]}
          </span>
        ))}
      </div>
    </Field>
  );
}
