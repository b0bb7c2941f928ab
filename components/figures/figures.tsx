import type { ReactNode } from 'react';
import { FigureName } from './figure-name';

type FiguresProps = {
  /** `Figure` elements. */
  children: ReactNode;
};

/** A description list of names and figures, one pair a line. */
export function Figures({ children }: FiguresProps) {
  return <dl className="figures">{children}</dl>;
}

type FigureProps = {
  label: ReactNode;
  /** The formatted figure. */
  value: ReactNode;
  /**
   * `total` closes a sum with a line and a larger figure, and is marked with `data-sum` as in every list; `less` is a
   * reduction, green and with its sign; `rate` is a CAE, as large as the sums it stands for.
   */
  kind?: 'plain' | 'total' | 'less' | 'rate';
  /** Below the label: how the figure comes about. */
  note?: string;
};

/** One line of {@link Figures}; a translation by the browser leaves its value to React. */
export function Figure({ label, value, kind = 'plain', note }: FigureProps) {
  return (
    <div
      className={kind === 'plain' ? undefined : `figures__${kind}`}
      data-sum={kind === 'total' ? kind : undefined}
    >
      <FigureName label={label} note={note} />
      <dd translate="no">{value}</dd>
    </div>
  );
}
