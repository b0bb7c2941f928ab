import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';

/**
 * One of up to four figures. `total` marks the sum of those before it; `hidden` where the screen already
 * shows it above, so that only screen readers need it here.
 */
type Stat = { label: ReactNode; value: ReactNode; total?: 'shown' | 'hidden' };

type StatsProps = {
  /** Two to four that are shown; an even number in two columns. */
  items: readonly Stat[];
  /** In a tinted box of its own; otherwise for the hero's panel. */
  boxed?: boolean;
};

/** Figures side by side, all at one size; they wrap if they do not fit. */
export function Stats({ items, boxed = false }: StatsProps) {
  const shown = items.filter(({ total }) => total !== 'hidden').length;
  return (
    <dl className={classes('stats', shown % 2 === 0 && 'stats--pairs', boxed && 'stats--boxed')}>
      {items.map(({ label, value, total }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures are never reordered
          key={index}
          className={total === 'hidden' ? 'visually-hidden' : undefined}
          data-sum={total && 'total'}
        >
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
