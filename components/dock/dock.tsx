import type { ReactNode } from 'react';
import { Exchange, type ExchangeProps } from './exchange';

type DockProps = {
  /** What is received, and what is paid back for it. */
  exchange?: ExchangeProps['sums'];
  /** The sums belong to an earlier choice: hidden from screen readers. */
  isStale?: boolean;
  /** A line above the button: "Estas condiciones valen por 14:32 minutos." */
  note?: ReactNode;
  /** The one primary button. */
  children: ReactNode;
};

/** A bar with the primary action, sticky at the bottom; with large text it scrolls with the page. */
export function Dock({ exchange, isStale = false, note, children }: DockProps) {
  return (
    <div className="dock">
      {exchange && <Exchange sums={exchange} isStale={isStale} />}
      {note !== undefined && <p className="dock__note">{note}</p>}
      {children}
    </div>
  );
}
