import type { ReactNode } from 'react';

/** Props of {@link Dock}. */
export type DockProps = {
  /** What the sum is: "Devuelves el 20 de diciembre". Needs `sum`. */
  label?: ReactNode;
  /** The sum beside it: a `<Money size="line" />`. */
  sum?: ReactNode;
  /** A line above the button: "Estas condiciones valen por 14:32 minutos." */
  note?: ReactNode;
  /** The one primary button. */
  children: ReactNode;
};

/** The place of the primary action, at the foot of the window; at large text it scrolls with the page instead. */
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
