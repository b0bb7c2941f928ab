'use client';
import { locales } from '@/lib/i18n/locale';
import { textSizes, themes } from './runtime/look';
import { type GalleryProps, sizes, widths } from './settings';

const languages = { es: 'Español', en: 'English', vi: 'Tiếng Việt' } as const;
const themeLabels = { device: 'Device', light: 'Light', dark: 'Dark' } as const;

type Props = Pick<GalleryProps, 'settings' | 'change'> & {
  /** Shows the width of pictures too. */
  pictures: boolean;
  /** Shows the size of pictures too. */
  sizes: boolean;
};

/** Language, theme, width, text size and motion of what the page shows. */
export function LookControls({ settings, change, pictures, sizes: hasSizes }: Props) {
  const { locale = 'es', theme = 'device', text = '100', width, size, motion } = settings;
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
      {pictures && (
        <Choice
          label="Width"
          value={width}
          options={widths}
          labelOf={(value) => (value === 'desktop' ? 'Desktop' : value)}
          onChange={(value) => change({ width: value })}
        />
      )}
      <Choice
        label="Text"
        value={text}
        options={textSizes}
        labelOf={(value) => `${value} %`}
        onChange={(value) => change({ text: value === '100' ? undefined : value })}
      />
      {hasSizes && (
        <Choice
          label="Pictures"
          value={size}
          options={sizes}
          labelOf={(value) => (value === 'off' ? 'None' : value.toUpperCase())}
          onChange={(value) => change({ size: value })}
        />
      )}
      <div className="gallery-controls__switches">
        <Switch
          label="No motion"
          on={motion === 'reduce'}
          onChange={(on) => change({ motion: on ? 'reduce' : undefined })}
        />
      </div>
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

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="gallery-switch"
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {label}
    </button>
  );
}
