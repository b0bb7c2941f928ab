import { ids } from './consent.ids';
import './consent.css';

type Props = {
  /** The wire name of what it is about. */
  kind: string;
  /** What it is about, in words: the row shows them too. */
  label: string;
  on: boolean;
  onPress: () => void;
};

/** Shows whether something is allowed, and is pressed to change it. */
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
