/** A point of the pad, in units of {@link padSize}. */
export type Point = readonly [x: number, y: number];

/** One line from pen down to pen up. */
export type Stroke = readonly Point[];

/** The pad's units, so that a drawing is independent of the screen's size. */
export const padSize = { width: 600, height: 340 } as const;

/** The longest path that is sent, in characters, and the most strokes: far more than a signature needs. */
export const signatureLimit = { characters: 8000, strokes: 60 } as const;

/** Points that are closer than this, in units, are left out. */
const minDistance = 3;

/** Adds a point to a stroke; returns the same stroke if the point is too close to the last one. */
export function extend(stroke: Stroke, point: Point): Stroke {
  const last = stroke.at(-1);
  if (last && distance(last, point) < minDistance) return stroke;
  return [...stroke, point];
}

/** A stroke as smooth SVG path data; a single point is a dot. */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const last = rest.pop();
  if (!last) return `M${at(first)}l0 0`;
  const curves = rest.map(
    (point, index) => `Q${at(point)} ${at(middle(point, rest[index + 1] ?? last))}`,
  );
  return `M${at(first)}${curves.join('')}L${at(last)}`;
}

/**
 * All strokes as one path, with fewer points until it is within {@link signatureLimit}. Strokes beyond the limit
 * are left out.
 */
export function signaturePath(strokes: readonly Stroke[]): string {
  const kept = strokes.slice(0, signatureLimit.strokes);
  for (let tolerance = minDistance; ; tolerance *= 1.5) {
    const path = kept.map((stroke) => strokePath(thinOut(stroke, tolerance))).join('');
    if (path.length <= signatureLimit.characters) return path;
  }
}

/** Keeps both ends, and points between them that are at least `tolerance` apart. */
function thinOut(stroke: Stroke, tolerance: number): Stroke {
  const last = stroke.at(-1);
  if (!last || stroke.length < 3) return stroke;
  const kept: Point[] = [];
  for (const point of stroke.slice(0, -1)) {
    const before = kept.at(-1);
    if (!before || distance(before, point) >= tolerance) kept.push(point);
  }
  return [...kept, last];
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function middle([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
