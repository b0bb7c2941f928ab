import { ids } from './consent.ids';
import './consent.css';

type Props = {
  kind: string;
  /** The kind's name, as the row shows it. */
  label: string;
  on: boolean;
  onPress: () => void;
};

/** A switch that shows and changes a consent. */
export function ConsentSwitch({ kind, label, on, onPress }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className="consent__switch"
      id={ids.toggle(kind)}
      onClick={onPress}
    >
      <span className="consent__track" />
    </button>
  );
}
