'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { distancesOf } from '../inspect/distances';
import type { Measured } from '../inspect/messages';

type Props = {
  current: Measured | undefined;
  pinned: Measured | undefined;
  onPin: (element: Measured | undefined) => void;
};

/** What is measured of the element under the pointer or the focus, and its distance to the one that is pinned. */
export function MeasurePanel({ current, pinned, onPin }: Props) {
  if (!current)
    return (
      <p className="muted">
        Point at an element, tap it, or go through them with Tab. A click, or Enter, pins one: then
        the distance to every other one is shown.
      </p>
    );
  const isPinned = pinned && isSame(pinned, current);
  return (
    <>
      <p className="gallery-measure__name" role="status">
        <b>{current.role || 'no role'}</b> {current.name ? `“${current.name}”` : 'without a name'}
      </p>
      <code>{current.label}</code>
      {pinned && !isPinned ? <Distance from={pinned} to={current} /> : null}
      <dl className="gallery-measure">
        <Row label="Size">{`${current.box.width} × ${current.box.height}`}</Row>
        <Row label="Padding">{sides(current.padding)}</Row>
        {current.gap ? <Row label="Gap of its children">{gapOf(current.gap)}</Row> : null}
        {(['top', 'right', 'bottom', 'left'] as const).map((side) => {
          const neighbour = current.neighbours[side];
          return neighbour ? (
            <Row key={side} label={`To the ${side}`}>
              {`${neighbour.distance} `}
              <small className="muted">{`to ${neighbour.label}`}</small>
            </Row>
          ) : null;
        })}
        {current.contrast ? (
          <Row label="Contrast">
            <Contrast {...current.contrast} />
          </Row>
        ) : null}
        {current.tokens.map(({ property, value, tokens }) => (
          <Row key={property} label={property}>
            <code>{tokens.join(' ')}</code> <small className="muted">{value}</small>
          </Row>
        ))}
      </dl>
      <div className="row">
        {isPinned ? null : (
          <Button small opens variant="soft" onClick={() => onPin(current)}>
            Pin this element
          </Button>
        )}
        {pinned ? (
          <Button small opens variant="soft" onClick={() => onPin(undefined)}>
            Remove the pin
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Whether two measurements are of one element: it has no name of its own, but its place. */
export function isSame(one: Measured, other: Measured): boolean {
  return (
    one.label === other.label &&
    one.box.x === other.box.x &&
    one.box.y === other.box.y &&
    one.box.width === other.box.width
  );
}

function Distance({ from, to }: { from: Measured; to: Measured }) {
  const distances = distancesOf(from.box, to.box);
  const parts =
    distances.kind === 'inside'
      ? (['top', 'right', 'bottom', 'left'] as const).map((side) => `${side} ${distances[side]}`)
      : [
          distances.across === undefined ? '' : `across ${distances.across}`,
          distances.down === undefined ? '' : `down ${distances.down}`,
        ].filter(Boolean);
  return (
    <p className="gallery-measure__distance">
      <b>{`${parts.join(', ')} px`}</b> <small>{`from ${from.label}`}</small>
    </p>
  );
}

function Contrast(contrast: NonNullable<Measured['contrast']>) {
  if ('unknown' in contrast) return `${contrast.unknown}: look at it`;
  const { ratio, needed, colour, ground } = contrast;
  return (
    <>
      <b>{`${ratio.toFixed(2)}:1`}</b>{' '}
      <span className={ratio >= needed ? 'gallery-measure__pass' : 'gallery-measure__fail'}>
        {ratio >= needed ? `passes ${needed}:1` : `fails ${needed}:1`}
      </span>{' '}
      <small className="muted">{`${colour} on ${ground}`}</small>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** As in CSS: one value if all are the same. */
function sides([top, right, bottom, left]: Measured['padding']): string {
  if (top === bottom && right === left) return top === right ? `${top}` : `${top} ${right}`;
  return `${top} ${right} ${bottom} ${left}`;
}

function gapOf([rows, columns]: [number, number]): string {
  return rows === columns ? `${rows}` : `${rows} ${columns}`;
}
