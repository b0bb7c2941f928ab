import type { ReactNode } from 'react';

/** Props of {@link Figure}. */
export type FigureProps = {
  label: ReactNode;
  /** The formatted figure. */
  value: ReactNode;
  /** `total` closes a sum with a line and a larger figure; `less` is in the person's favour (green, with its sign). */
  kind?: 'plain' | 'total' | 'less';
  /** Stands after the label: a small info button. */
  info?: ReactNode;
};

/** One line of {@link Figures}. */
export function Figure({ label, value, kind = 'plain', info }: FigureProps) {
  return (
    <div className={kind === 'plain' ? undefined : `figures__${kind}`}>
      <dt>
        {label} {info}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
