import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon, type IconShape } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';

/** A sum and its label: "Devuelves" and a `<Money size="line" />`. */
type Sum = { label: ReactNode; sum: ReactNode };

/** Props of {@link Exchange}. */
export type ExchangeProps = {
  /** What is received, and what is paid back for it, or what that costs. */
  sums: readonly [Sum, Sum];
  /** Between them: a plus of what adds up. */
  sign?: IconShape;
  /** The sums belong to an earlier choice: hidden from screen readers. */
  isStale?: boolean;
};

/** What a loan does with the money, in two sums side by side; below each other where the text is large. */
export function Exchange({ sums, sign = iconArrowRight, isStale = false }: ExchangeProps) {
  const shown = ({ label, sum }: Sum) => (
    <p>
      <span className="dock__label">{label}</span> {sum}
    </p>
  );
  return (
    <div
      className={classes('exchange', isStale && 'exchange--stale')}
      aria-hidden={isStale || undefined}
    >
      {shown(sums[0])}
      <Icon of={sign} size="s" />
      {shown(sums[1])}
    </div>
  );
}
