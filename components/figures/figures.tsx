import type { ReactNode } from 'react';

/** Props of {@link Figures}. */
export type FiguresProps = {
  /** `Figure` elements. */
  children: ReactNode;
};

/** Names and figures, one pair a line. */
export function Figures({ children }: FiguresProps) {
  return <dl className="figures">{children}</dl>;
}
