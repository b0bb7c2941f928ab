import type { ReactNode, Ref } from 'react';
import { FieldGroup, type FieldTexts } from '@/components/field/field';
import { classes } from '@/components/foundation/classes';

/** One option of a list; most come from the server, so `label` is shown as it is. */
export type Choice = { value: string; label: string };

/** An option that may show more than a text: an icon, or a `<small>` below its name. */
type Chip<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };

/** Props of {@link Chips}. */
export type ChipsProps<Value extends string = string> = FieldTexts & {
  /** Up to eight; for more use a `Select`. */
  options: readonly Chip<Value>[];
  /** The selected value; an empty string for none. */
  value: string;
  onChange: (value: Value) => void;
  /** The focus has left the whole group. */
  onBlur?: () => void;
  /** The name of the radio group; the id by default. */
  name?: string;
  /** Chips of equal width fill the line: for short labels such as "30 días". */
  fill?: boolean;
  /** Class of the list of chips, for another arrangement: `chips--columns` for two, or `chips--thirds`, `chips--small` for long labels. */
  className?: string;
  /** The first radio button, to be focused by a form. */
  ref?: Ref<HTMLInputElement>;
};

/** A choice of one from a few options that are all visible. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { options, value, onChange, onBlur, name, fill, className, ref, ...texts } = props;
  return (
    <FieldGroup {...texts} role="radiogroup" onLeave={onBlur}>
      <div className={classes('chips', fill && 'chips--fill', className)}>
        {options.map((option, index) => (
          <label className="chip" key={option.value}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? texts.id : undefined}
              name={name ?? texts.id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
