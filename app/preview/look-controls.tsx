'use client';
import { locales } from '@/lib/i18n/locale';
import { textSizes, themes } from './runtime/look';
import type { GalleryProps } from './settings';

const languages = { es: 'Español', en: 'English', vi: 'Tiếng Việt' } as const;
const themeLabels = { device: 'Device', light: 'Light', dark: 'Dark' } as const;

/** Language, theme and text size of what the page shows. */
export function LookControls({ settings, change }: Pick<GalleryProps, 'settings' | 'change'>) {
  const { locale = 'es', theme = 'device', text = '100' } = settings;
  return (
    <section className="gallery-controls" aria-label="Look">
      <Choice
        label="Language"
        value={locale}
        options={locales}
        labelOf={(value) => languages[value]}
        onChange={(value) => change({ locale: value === 'es' ? undefined : value })}
      />
      <Choice
        label="Theme"
        value={theme}
        options={['device', ...themes]}
        labelOf={(value) => themeLabels[value]}
        onChange={(value) => change({ theme: value === 'device' ? undefined : value })}
      />
      <Choice
        label="Text"
        value={text}
        options={textSizes}
        labelOf={(value) => `${value} %`}
        onChange={(value) => change({ text: value === '100' ? undefined : value })}
      />
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (value: Value) => void;
};

/** A setting as a row of buttons, of which one is pressed. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, labelOf, onChange } = props;
  return (
    <fieldset className="gallery-choice">
      <legend className="gallery-choice__label">{label}</legend>
      <div className="gallery-choice__options">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChange(option)}
          >
            {labelOf(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
