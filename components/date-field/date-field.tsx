import { useTranslations } from 'next-intl';
import { type ChangeEvent, type Ref, useState } from 'react';
import type { FieldTexts } from '@/components/field/field-aria';
import { FieldGroup } from '@/components/field/field-group';
import { CalendarButton } from './calendar-button';
import { type DateParts, fromParts, partsOfText, toParts } from './date-parts';

/** Props of {@link DateField}. */
export type DateFieldProps = FieldTexts & {
  /** `YYYY-MM-DD`, `''`, or what is typed so far (`1994--14`). */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left all three inputs. */
  onBlur?: () => void;
  /** Bounds of the calendar, `YYYY-MM-DD`; 150 years before and after this year unless told otherwise. */
  min?: string;
  max?: string;
  /** `bday` where it is the person's own date of birth, which the phone can then fill in. */
  autoComplete?: 'bday';
  /** The day's input, to be focused by a form. */
  ref?: Ref<HTMLInputElement>;
};

const order = ['day', 'month', 'year'] as const;

/**
 * A date typed as day, month and year, or picked from the phone's calendar. Typing never jumps from
 * one input to the next, and nothing typed is changed.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  autoComplete,
  ref,
  ...texts
}: DateFieldProps) {
  const t = useTranslations('ui.dateField');
  const labels = { day: t('day'), month: t('month'), year: t('year') };
  // What was typed is shown as long as the form still holds the value that came of it.
  const [typed, setTyped] = useState({ value, parts: toParts(value) });
  const parts = typed.value === value ? typed.parts : toParts(value);

  function set(next: DateParts) {
    const nextValue = fromParts(next);
    setTyped({ value: nextValue, parts: next });
    if (nextValue !== value) onChange(nextValue);
  }
  function changed(part: keyof DateParts, { target }: ChangeEvent<HTMLInputElement>) {
    set(partsOfText(target.value) ?? { ...parts, [part]: target.value.trim() });
  }
  return (
    <FieldGroup {...texts} onLeave={onBlur}>
      <div className="date">
        {order.map((part) => (
          <label className={`date__part date__part--${part}`} key={part}>
            <span className="date__label">{labels[part]}</span>
            <span className="input">
              <input
                ref={part === 'day' ? ref : undefined}
                id={part === 'day' ? texts.id : `${texts.id}-${part}`}
                type="text"
                inputMode="numeric"
                enterKeyHint="next"
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                aria-invalid={texts.error ? true : undefined}
                value={parts[part]}
                onChange={(event) => changed(part, event)}
              />
            </span>
          </label>
        ))}
        <CalendarButton value={value} min={min} max={max} onPick={(date) => set(toParts(date))} />
      </div>
    </FieldGroup>
  );
}
