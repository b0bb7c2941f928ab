import { useTranslations } from 'next-intl';
import { Field } from '@/components/field/field';
import { fieldAria } from '@/components/field/field-aria';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';
import type { SelectProps } from './select-props';

/** The phone's own picker behind a control that looks like the other fields. */
export function NativeSelect({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  autoComplete,
  ref,
  ...texts
}: SelectProps) {
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
