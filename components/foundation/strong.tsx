import type { ReactNode } from 'react';

/** Of a rich text: what stands out and may wrap, such as a date with its day of the week. */
export function strong(chunks: ReactNode) {
  return <b>{chunks}</b>;
}

/** Of a rich text: a figure, which stays on its line. */
export function strongFigure(chunks: ReactNode) {
  return <b className="num nowrap">{chunks}</b>;
}
