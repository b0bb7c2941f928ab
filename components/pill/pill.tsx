import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon, type IconShape } from '@/components/icon/icon';

/** Props of {@link Pill}. */
export type PillProps = {
  /** The meaning's colour; the icon and the word carry it too. */
  tone?: 'plain' | 'ok' | 'warn' | 'bad';
  icon: IconShape;
  /** A state in a word or two: "Al día", "3 días de atraso". */
  children: ReactNode;
};

/** A state, as icon and word. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  return (
    <span className={classes('pill', tone !== 'plain' && `pill--${tone}`)}>
      <Icon of={icon} size="s" />
      {children}
    </span>
  );
}
