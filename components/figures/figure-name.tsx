import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** Below the label: how the figure comes about. */
  note?: string;
  /** Below that: what it is taken from. */
  hint?: string;
};

/** The name of a figure in a description list: the text of an element of its own, also after a browser's translation. */
export function FigureName({ label, note, hint }: Props) {
  if (note === undefined && hint === undefined) return <dt>{label}</dt>;
  return (
    <dt>
      <span>{label}</span>
      {note && <span className="figure-note">{note}</span>}
      {hint && <span className="figure-note figure-note--plain">{hint}</span>}
    </dt>
  );
}
