'use client';
type Option<Value extends string> = { value: Value; label: string };

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** One setting of the gallery, as a row of buttons of which one is pressed. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="gallery-choice">
      <legend className="gallery-choice__label">{label}</legend>
      <div className="gallery-choice__options">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

/** One setting of the gallery that is on or off. */
export function Switch({ label, on, onChange }: SwitchProps) {
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
