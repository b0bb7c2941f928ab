import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';

/** A sum, its label and what is to be known of it: "Devuelves", a `<Money size="line" />` and "el 20 de diciembre". */
type Sum = { label: ReactNode; sum: ReactNode; note?: ReactNode };

/** Props of {@link Exchange}. */
export type ExchangeProps = {
  /** What is received, and what is paid back for it. */
  sums: readonly [Sum, Sum];
  /** The sums belong to an earlier choice: hidden from screen readers. */
  isStale?: boolean;
};

/** What a loan does with the money, in two sums side by side; below each other where the text is large. */
export function Exchange({ sums, isStale = false }: ExchangeProps) {
  const shown = ({ label, sum, note }: Sum) => (
    <p>
      <span className="dock__label">{label}</span> {sum}{' '}
      {note && <span className="dock__label exchange__note">{note}</span>}
    </p>
  );
  return (
    <div
      className={classes('exchange', isStale && 'exchange--stale')}
      aria-hidden={isStale || undefined}
    >
      {shown(sums[0])}
      <Icon of={iconArrowRight} size="s" />
      {shown(sums[1])}
    </div>
  );
}
