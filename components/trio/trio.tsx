import type { ReactNode } from 'react';

/** One of up to three figures. */
export type TrioItem = { label: string; value: ReactNode };

/** Props of {@link Trio}. */
export type TrioProps = {
  /** Two or three: what is asked, received, paid back. */
  items: readonly TrioItem[];
};

/** Figures side by side on the hero's panel, as many in a row as fit. */
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
