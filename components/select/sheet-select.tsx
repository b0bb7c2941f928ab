import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/field/field';
import { fieldAria } from '@/components/field/field-aria';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';
import { OptionSheet } from './option-sheet';
import type { SelectProps } from './select-props';

/** A control that opens a sheet with all options and a search. */
export function SheetSelect({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  ref,
  ...texts
}: SelectProps) {
  const t = useTranslations('ui.select');
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
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
        <span className={chosen ? 'input__value' : 'input__value muted'}>
          {chosen?.label ?? placeholder ?? t('placeholder')}
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
            if (next !== value) onChange(next);
            close();
          }}
        />
      )}
    </Field>
  );
}
