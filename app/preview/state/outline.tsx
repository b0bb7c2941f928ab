'use client';
import type { CSSProperties } from 'react';
import type { Box } from '../inspect/messages';

/** The outline of an element over its picture. */
export function Outline({ box, kind }: { box: Box; kind: 'current' | 'pinned' }) {
  return <div className="gallery-outline" data-kind={kind} style={placeOf(box)} aria-hidden />;
}

/** A place over a picture, in its px. */
function placeOf({ x, y, width, height }: Box): CSSProperties {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** The number of a comment at its point. */
export function PinMark(props: { x: number; y: number; number: number; title: string }) {
  const { x, y, number, title } = props;
  return (
    <span className="gallery-pin" style={{ left: `${x}px`, top: `${y}px` }} title={title}>
      {number}
    </span>
  );
}
