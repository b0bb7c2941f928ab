import type { ReactNode } from 'react';

/**
 * One of up to three figures. `total` marks the sum of the others; `hidden` where the screen already shows
 * it above, so that only screen readers need it here.
 */
type Stat = { label: string; value: ReactNode; total?: 'shown' | 'hidden' };

type StatsProps = {
  /** Two or three that are shown. */
  items: readonly Stat[];
};

/** Figures side by side on the hero's panel; they wrap if they do not fit. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className="stats">
      {items.map(({ label, value, total }) => (
        <div
          key={label}
          className={total === 'hidden' ? 'visually-hidden' : undefined}
          data-sum={total && 'total'}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
