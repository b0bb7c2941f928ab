'use client';
import { useEffect } from 'react';
import { pinLimits } from './pins';
import type { Pins } from './use-pins';

/** The field of the comment of a pin. */
function pinField(index: number): string {
  return `pin-${index + 1}`;
}

/** The comments of a state, and how to add one. */
export function PinsPanel({ pins, isBroken, isFull, write, remove }: Pins) {
  const last = pins.at(-1);
  const added = last?.text === '' ? `${pins.length} ${last.x} ${last.y}` : '';
  useEffect(() => {
    if (added !== '') document.getElementById(pinField(Number.parseInt(added, 10) - 1))?.focus();
  }, [added]);
  return (
    <>
      {isBroken ? (
        <p role="alert" className="gallery-panel__alert">
          The comments of this link cannot be read: it may have been cut off when it was sent. Ask
          for it again. The state is shown without them.
        </p>
      ) : null}
      <p className="muted">
        {isFull
          ? 'No more comments fit into a link.'
          : 'Click or tap a point, or go to an element with Tab and press Enter, and type. Comments are in the link only.'}
      </p>
      <ol className="gallery-pins">
        {pins.map(({ x, y, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pin is known by its number
          <li key={index}>
            <label htmlFor={pinField(index)}>{`Comment ${index + 1}`}</label>
            <small className="muted">{`at ${x}, ${y}`}</small>
            <textarea
              id={pinField(index)}
              rows={2}
              maxLength={pinLimits.text}
              value={text}
              onChange={({ target }) => write(index, target.value)}
            />
            <button type="button" className="gallery-switch" onClick={() => remove(index)}>
              {`Delete comment ${index + 1}`}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
