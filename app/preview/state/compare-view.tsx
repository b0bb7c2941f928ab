'use client';
import { type CSSProperties, useState } from 'react';
import { acceptedWindow, type Cell } from './accepted-picture';
import { StateFrame } from './state-frame';

export const compareModes = ['side', 'overlay', 'difference'] as const;
export type CompareMode = (typeof compareModes)[number];

type Props = {
  mode: CompareMode;
  /** How much of the other one an overlay shows, in percent. */
  share: number;
  state: { src: string; title: string };
  /** Another state, or a part of an accepted sheet. */
  other: { src: string; title: string } | { cell: Cell; title: string };
};

/** A state beside another picture, below it, or as the difference of both. */
export function CompareView({ mode, share, state, other }: Props) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--share': `${share}%` };
  return (
    <div className="gallery-compare" data-mode={mode} style={style}>
      <figure>
        <figcaption>{state.title}</figcaption>
        <StateFrame {...state} {...acceptedWindow} />
      </figure>
      <figure className="gallery-compare__other">
        <figcaption>{other.title}</figcaption>
        {'cell' in other ? (
          <SheetCell key={other.cell.src} {...other} />
        ) : (
          <StateFrame {...other} {...acceptedWindow} />
        )}
      </figure>
    </div>
  );
}

/** One part of an accepted sheet. */
function SheetCell({ cell, title }: { cell: Cell; title: string }) {
  const [sheet, setSheet] = useState<{ width: number; height: number }>();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p role="alert">No picture of this state has been accepted yet.</p>;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--column': cell.column,
    '--row': cell.row,
    '--ratio': sheet ? sheet.height / 2 / (sheet.width / 3) : 800 / 360,
  };
  return (
    <div className="gallery-cell" style={style} data-ready={sheet !== undefined}>
      {/* biome-ignore lint/performance/noImgElement: the export has no image server */}
      <img
        src={cell.src}
        alt={title}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSheet({ width, height })
        }
        onError={() => setMissing(true)}
      />
    </div>
  );
}
