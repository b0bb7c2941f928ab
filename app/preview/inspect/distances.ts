import type { Box } from './messages';

/** CSS px between two boxes, or, where one is inside the other or they overlap, between their edges. */
export type Distances =
  | { kind: 'apart'; across?: number; down?: number }
  | { kind: 'inside'; top: number; right: number; bottom: number; left: number };

/** The distances of two boxes: across and down where they are beside each other, else of their four edges. */
export function distancesOf(one: Box, other: Box): Distances {
  const across = between([one.x, one.width], [other.x, other.width]);
  const down = between([one.y, one.height], [other.y, other.height]);
  if (across !== undefined || down !== undefined) return { kind: 'apart', across, down };
  return {
    kind: 'inside',
    top: tenths(Math.abs(one.y - other.y)),
    right: tenths(Math.abs(one.x + one.width - other.x - other.width)),
    bottom: tenths(Math.abs(one.y + one.height - other.y - other.height)),
    left: tenths(Math.abs(one.x - other.x)),
  };
}

/** To a tenth: what is finer is rounding of the browser. */
export function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}

type Range = readonly [start: number, length: number];

/** What is between two ranges; undefined where they overlap. */
function between([start, length]: Range, [otherStart, otherLength]: Range): number | undefined {
  const gap = Math.max(otherStart - (start + length), start - (otherStart + otherLength));
  return gap >= 0 ? tenths(gap) : undefined;
}
