import { type ReactNode, useId, useState } from 'react';
import { hidden, hidePersonal } from './hide-personal';

/** A part of the page with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Button({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  );
}

type InputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number';
};

export function Input({ label, value, onChange, type = 'text' }: InputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, text: string])[];
};

export function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is opened by its summary; closed it is not rendered, as the page refreshes every second. */
export function Details({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

/** A value as JSON; what may be personal only if `isShown`. */
export function Json({ value, isShown }: { value: unknown; isShown: boolean }) {
  return <pre>{JSON.stringify(isShown ? value : hidePersonal(value), null, 2) ?? '—'}</pre>;
}

/** A personal text, or dots in its place. */
export function Personal({ text, isShown }: { text: string | null; isShown: boolean }) {
  return text === null ? '—' : isShown ? text : hidden;
}

/** The time of day of an instant, with seconds, on this machine. */
export function timeOf(instant: string | number): string {
  return new Date(instant).toLocaleTimeString('en-GB');
}
