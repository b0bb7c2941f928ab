import type { Ref } from 'react';
import { FieldGroup, type FieldTexts } from '@/components/field/field';

/** One option of a list; most come from the server, so `label` is shown as it is. */
export type Choice = { value: string; label: string };

/** Props of {@link Chips}. */
export type ChipsProps = FieldTexts & {
  /** Up to six; for more use a `Select`. */
  options: readonly Choice[];
  /** The selected value; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left the whole group. */
  onBlur?: () => void;
  /** The name of the radio group; the id by default. */
  name?: string;
  /** Chips of equal width fill the line: for short labels such as "30 días". */
  fill?: boolean;
  /** The first radio button, to be focused by a form. */
  ref?: Ref<HTMLInputElement>;
};

/** A choice of one from a few options that are all visible. */
export function Chips({ options, value, onChange, onBlur, name, fill, ref, ...texts }: ChipsProps) {
  return (
    <FieldGroup {...texts} role="radiogroup" onLeave={onBlur}>
      <div className={fill ? 'chips chips--fill' : 'chips'}>
        {options.map((option, index) => (
          <label className="chip" key={option.value}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? texts.id : undefined}
              name={name ?? texts.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
