import type { ReactNode } from 'react';

/** Props of {@link Rows}. */
export type RowsProps = {
  /** The order matters (steps): an `ol`. */
  ordered?: boolean;
  /** What the list is, where no heading says so. */
  label?: string;
  /** `Row` and `LinkRow` elements. */
  children: ReactNode;
};

/** A list of rows, parted by hairlines. */
export function Rows({ ordered = false, label, children }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="rows" aria-label={label}>
      {children}
    </List>
  );
}
