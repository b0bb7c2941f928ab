import type { ReactNode } from 'react';

/** One of up to three figures. */
type Stat = { label: string; value: ReactNode };

type StatsProps = {
  /** Two or three. */
  items: readonly Stat[];
};

/** Figures side by side on the hero's panel; they wrap if they do not fit. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className="stats">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
