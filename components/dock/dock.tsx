import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';

/** A sum and its label: "Devuelves el 20 de diciembre" and a `<Money size="line" />`. */
type DockSum = { label: ReactNode; sum: ReactNode };

type DockProps = {
  /** What is received, and what is paid back for it. */
  exchange?: readonly [DockSum, DockSum];
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
      {exchange && (
        <div
          className={classes('dock__exchange', isStale && 'dock__exchange--stale')}
          aria-hidden={isStale || undefined}
        >
          <Sum {...exchange[0]} />
          <Icon of={iconArrowRight} size="s" />
          <Sum {...exchange[1]} />
        </div>
      )}
      {note !== undefined && <p className="dock__note">{note}</p>}
      {children}
    </div>
  );
}

function Sum({ label, sum }: DockSum) {
  return (
    <p>
      <span className="dock__label">{label}</span> {sum}
    </p>
  );
}
