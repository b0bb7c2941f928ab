import type { Ref } from 'react';
import { FieldGroup, type FieldTexts } from '@/components/field/field';

/** One choice of a list; the server owns most of them, so `label` is shown as it comes. */
export type Choice = { value: string; label: string };

/** Props of {@link Chips}. */
export type ChipsProps = FieldTexts & {
  /** Up to five; more belong into a `Select`. */
  options: readonly Choice[];
  /** The chosen value; an empty text while none is. */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left the whole group. */
  onBlur?: () => void;
  /** Groups the radio buttons; the id unless told otherwise. */
  name?: string;
  /** Chips share the whole width, in equal parts: for short labels such as "30 días". */
  fill?: boolean;
  /** The first radio button, to be focused by a form. */
  ref?: Ref<HTMLInputElement>;
};

/** One of a few, all in sight. Nothing is chosen until the person does. */
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
