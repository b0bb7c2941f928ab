import { useTranslations } from 'next-intl';
import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { FieldGroup, type FieldTexts } from '@/components/field/field';
import { iconCalendar } from '@/components/icon/shapes/input';
import { IconButton } from '@/components/icon-button/icon-button';
import { type DateParts, fromParts, partsOfText, toParts } from './date-parts';

/** Props of {@link DateField}. */
export type DateFieldProps = FieldTexts & {
  /** `YYYY-MM-DD`, `''`, or an incomplete date (`1994--14`). */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left all three inputs. */
  onBlur?: () => void;
  /** Bounds of the calendar, `YYYY-MM-DD`; by default 150 years before and after this year. */
  min?: string;
  max?: string;
  /** `bday` for the user's own date of birth, which the browser can then fill in. */
  autoComplete?: 'bday';
  /** The day's input, to be focused by a form. */
  ref?: Ref<HTMLInputElement>;
};

const order = ['day', 'month', 'year'] as const;

/**
 * A date typed as day, month and year, or picked from the browser's calendar. Typing does not move the
 * focus to the next input, and typed text is not reformatted.
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
  // The typed text is shown as long as the form's value is the one derived from it.
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

/** Years before and after the current one that the calendar offers (product.md section 5). */
const rangeYears = 150;

type CalendarProps = Pick<DateFieldProps, 'value' | 'min' | 'max'> & {
  onPick: (date: string) => void;
};

/** Opens the browser's calendar, which belongs to a hidden date input. */
function CalendarButton({ value, min, max, onPick }: CalendarProps) {
  const t = useTranslations('ui.dateField');
  const input = useRef<HTMLInputElement>(null);
  function open() {
    const picker = input.current;
    if (!picker) return;
    const year = new Date().getFullYear();
    picker.min = min ?? `${year - rangeYears}-01-01`;
    picker.max = max ?? `${year + rangeYears}-12-31`;
    picker.value = value;
    try {
      picker.showPicker();
    } catch {
      // Not allowed in a cross-origin frame; typing still works.
    }
  }
  return (
    <span className="date__calendar">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => target.value && onPick(target.value)}
      />
      <IconButton icon={iconCalendar} label={t('calendar')} onClick={open} />
    </span>
  );
}
