import { useTranslations } from 'next-intl';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import type { Choice } from '@/components/chips/chips';
import { Field, type FieldTexts, fieldAria } from '@/components/field/field';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';
import { OptionSheet } from './option-sheet';

/** Props of {@link Select}. */
export type SelectProps = FieldTexts & {
  options: readonly Choice[];
  /** The selected value; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is selected: "Elige un motivo". */
  placeholder?: string;
  /** Options are still loading, or depend on a field that is still empty. */
  disabled?: boolean;
  autoComplete?: string;
  /** An option of a sheet was chosen, which has closed: for the field that is typed next. */
  onChosen?: () => void;
  /** The control, to be focused by a form. */
  ref?: RefCallback<HTMLElement>;
};

/** Lists with more options than this open in a sheet with a search field. */
const maxNativeOptions = 12;

/**
 * A choice of one from many options. Short lists use the browser's own picker, long ones (communes, banks) a
 * sheet with a search field; for up to eight options prefer `Chips`.
 */
export function Select(props: SelectProps) {
  const isLong = props.options.length > maxNativeOptions;
  return isLong ? <SheetSelect {...props} /> : <NativeSelect {...props} />;
}

function NativeSelect(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, disabled, autoComplete, ref, ...texts } =
    props;
  const t = useTranslations('ui.select');
  return (
    <Field {...texts}>
      <div className="input input--select">
        <select
          {...fieldAria(texts)}
          ref={ref}
          id={texts.id}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="" disabled hidden>
            {placeholder ?? t('placeholder')}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={iconChevronDown} />
      </div>
    </Field>
  );
}

function SheetSelect({ onChosen, ...props }: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, disabled, ref, ...texts } = props;
  const t = useTranslations('ui.select');
  const [open, setOpen] = useState(false);
  const chosen = useRef(false);
  useEffect(() => {
    if (open || !chosen.current) return;
    chosen.current = false;
    // Now: the sheet, which is gone, has given the focus back.
    onChosen?.();
  }, [open, onChosen]);
  const selected = options.find((option) => option.value === value);
  function close() {
    setOpen(false);
    onBlur?.();
  }
  return (
    <Field {...texts}>
      <button
        {...fieldAria(texts)}
        ref={ref}
        id={texts.id}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="input input--select"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className={selected ? 'input__value' : 'input__value muted'}>
          {selected?.label ?? placeholder ?? t('placeholder')}
        </span>
        <Icon of={iconChevronDown} />
      </button>
      {open && (
        <OptionSheet
          title={texts.label}
          options={options}
          value={value}
          onDismiss={close}
          onChoose={(next) => {
            chosen.current = true;
            if (next !== value) onChange(next);
            close();
          }}
        />
      )}
    </Field>
  );
}
