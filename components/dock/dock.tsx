import type { ReactNode } from 'react';

type DockProps = {
  /** Above the note: the figures of what the button does. */
  figures?: ReactNode;
  /** A line above the button: "Estas condiciones valen por 14:32 minutos." */
  note?: ReactNode;
  /** The one primary button. */
  children: ReactNode;
};

/** A bar with the primary action, sticky at the bottom; with large text it scrolls with the page. */
export function Dock({ figures, note, children }: DockProps) {
  return (
    <div className="dock">
      {figures}
      {note !== undefined && <p className="dock__note">{note}</p>}
      {children}
    </div>
  );
}
