import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** Below the label: how the figure comes about. */
  note?: string;
};

/** The name of a figure in a description list: the text of an element of its own, also after a browser's translation. */
export function FigureName({ label, note }: Props) {
  if (note === undefined) return <dt>{label}</dt>;
  return (
    <dt>
      <span>{label}</span>
      <span className="figure-note">{note}</span>
    </dt>
  );
}
