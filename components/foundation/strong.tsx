import type { ReactNode } from 'react';

/** Of a rich text: what stands out and may wrap, such as a date with its day of the week. */
export function strong(chunks: ReactNode) {
  return <b>{asOneText(chunks)}</b>;
}

/** Of a rich text: a figure, which stays on its line, and which a translation by the browser leaves as it is. */
export function strongFigure(chunks: ReactNode) {
  return (
    <b className="num nowrap" translate="no">
      {asOneText(chunks)}
    </b>
  );
}

/** The only text of an element is replaced as a whole when it changes, also after a translation by the browser. */
function asOneText(chunks: ReactNode): ReactNode {
  const isText = Array.isArray(chunks) && chunks.every((chunk) => typeof chunk === 'string');
  return isText ? chunks.join('') : chunks;
}
