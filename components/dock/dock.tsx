import type { ReactNode } from 'react';

type DockProps = {
  /** The label of the sum: "Devuelves el 20 de diciembre". */
  label?: ReactNode;
  /** The sum: a `<Money size="line" />`. */
  sum?: ReactNode;
  /** A line above the button: "Estas condiciones valen por 14:32 minutos." */
  note?: ReactNode;
  /** The one primary button. */
  children: ReactNode;
};

/** A bar with the primary action, sticky at the bottom; with large text it scrolls with the page. */
export function Dock({ label, sum, note, children }: DockProps) {
  return (
    <div className="dock">
      {sum !== undefined && (
        <p className="dock__sum">
          <span className="muted">{label}</span> {sum}
        </p>
      )}
      {note !== undefined && <p className="dock__note">{note}</p>}
      {children}
    </div>
  );
}
