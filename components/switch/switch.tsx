type Props = {
  id?: string;
  /** What it switches, as its row shows it. */
  label: string;
  on: boolean;
  /** A press changes something at once (see `Button`); without it, a press only asks. */
  commits?: boolean;
  onPress: () => void;
};

/** A switch for a setting that takes effect at once. It shows `on`, so a press may have to be confirmed first. */
export function Switch({ id, label, on, commits, onPress }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className="switch"
      id={id}
      data-commits={commits ? '' : undefined}
      onClick={onPress}
    >
      <span className="switch__track" />
    </button>
  );
}
