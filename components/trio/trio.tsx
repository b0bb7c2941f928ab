import type { ReactNode } from 'react';

/** One of up to three figures. */
export type TrioItem = { label: string; value: ReactNode };

type TrioProps = {
  /** Two or three. */
  items: readonly TrioItem[];
};

/** Figures side by side on the hero's panel; they wrap if they do not fit. */
export function Trio({ items }: TrioProps) {
  return (
    <dl className="trio">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
