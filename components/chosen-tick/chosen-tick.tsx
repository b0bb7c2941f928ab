import { Icon } from '@/components/icon/icon';
import { iconCheck } from '@/components/icon/shapes/status';

/** Marks the option of a card with a radio button, inside its label, while that is checked; decorative. */
export function ChosenTick() {
  return (
    <span className="chosen-tick">
      <Icon of={iconCheck} size="s" />
    </span>
  );
}
