import { type PointerEvent, useRef, useState } from 'react';
import { extend, type Point, padSize, type Stroke, strokePath } from './stroke-path';

type Props = {
  strokes: readonly Stroke[];
  onStroke: (stroke: Stroke) => void;
  label: string;
  /** An instruction in the empty area; screen readers get `label`. */
  hint: string;
};

/**
 * The area to draw in. The current stroke is written to the SVG once a frame, without React, so that it is fast
 * on a slow phone; a finished stroke is passed to `onStroke`.
 */
export function DrawingArea({ strokes, onStroke, label, hint }: Props) {
  const live = useRef<SVGPathElement>(null);
  const pen = useRef<{ id: number; stroke: Stroke; frame: number }>(null);
  const [pressed, setPressed] = useState(false);

  function draw(event: PointerEvent<SVGSVGElement>) {
    const now = pen.current;
    if (!now || event.pointerId !== now.id) return;
    const area = event.currentTarget.getBoundingClientRect();
    const passed = event.nativeEvent.getCoalescedEvents();
    for (const { clientX, clientY } of passed.length > 0 ? passed : [event]) {
      now.stroke = extend(now.stroke, toUnits([clientX - area.left, clientY - area.top], area));
    }
    now.frame ||= requestAnimationFrame(() => {
      now.frame = 0;
      live.current?.setAttribute('d', strokePath(now.stroke));
    });
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (pen.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = { id: event.pointerId, stroke: [], frame: 0 };
    setPressed(true);
    draw(event);
  }
  function end(event: PointerEvent<SVGSVGElement>) {
    const now = pen.current;
    if (!now || event.pointerId !== now.id) return;
    cancelAnimationFrame(now.frame);
    pen.current = null;
    setPressed(false);
    live.current?.removeAttribute('d');
    if (now.stroke.length > 0) onStroke(now.stroke);
  }
  return (
    <div className="signature__paper">
      <svg
        className="signature__area"
        viewBox={`0 0 ${padSize.width} ${padSize.height}`}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className="signature__line" d={`M40 ${padSize.height - 60}h${padSize.width - 80}`} />
        <path className="signature__ink" d={strokes.map(strokePath).join('')} />
        <path className="signature__ink" ref={live} />
      </svg>
      {strokes.length === 0 && !pressed && (
        <p className="signature__hint" aria-hidden="true">
          {hint}
        </p>
      )}
    </div>
  );
}

function toUnits([x, y]: Point, { width, height }: DOMRect): Point {
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return [
    clamp((x / width) * padSize.width, padSize.width),
    clamp((y / height) * padSize.height, padSize.height),
  ];
}
