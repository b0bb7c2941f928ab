'use client';
import type { Box } from '../inspect/messages';

type Props = { box: Box; kind: 'current' | 'pinned' };

/** The outline of an element over its picture, in its px. */
export function Outline({ box: { x, y, width, height }, kind }: Props) {
  const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  return <div className="gallery-outline" data-kind={kind} style={style} aria-hidden />;
}
