import type { SumsByDay } from './sums-by-day';

/** The size of the picture, in units of its `viewBox`, and the space around the curve. */
export const frame = { width: 320, height: 128, margin: 8 } as const;

/** A place in the picture. */
export type Spot = { readonly x: number; readonly y: number };

/** The curve in two parts, each a list of places; the second begins where the first ends. */
export type CurvePath = { readonly ahead: readonly Spot[]; readonly late: readonly Spot[] };

/** Places each day from left to right and each sum from the lowest at the bottom to the highest at the top. */
export function curvePath({ today, ahead, late }: SumsByDay): CurvePath {
  const days = [today, ...ahead, ...late];
  const amounts = days.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const range = Math.max(1, Math.max(...amounts) - lowest);
  const inner = { width: frame.width - 2 * frame.margin, height: frame.height - 2 * frame.margin };
  const spots = amounts.map(
    (amount, day): Spot => ({
      x: round(frame.margin + (inner.width * day) / Math.max(1, days.length - 1)),
      y: round(frame.margin + inner.height * (1 - (amount - lowest) / range)),
    }),
  );
  return { ahead: spots.slice(0, ahead.length + 1), late: spots.slice(ahead.length) };
}

/** The `points` of a polyline. */
export function pointsOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `${x},${y}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
