import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon, type IconShape } from '@/components/icon/icon';

type PillProps = {
  /** The colour; icon and text have the same meaning. */
  tone?: 'plain' | 'ok' | 'warn' | 'bad';
  icon: IconShape;
  /** A state in a word or two: "Al día", "3 días de atraso". */
  children: ReactNode;
};

/** A state as icon and text. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  return (
    <span className={classes('pill', tone !== 'plain' && `pill--${tone}`)} translate="no">
      <Icon of={icon} size="s" />
      {children}
    </span>
  );
}
