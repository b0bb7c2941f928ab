/** The sun's daily path in `ArcScene`: a half circle, in the drawing's units. */
export const arc = { x: 180, y: 176, radius: 154 } as const;

/** The width of the drawing, and the sun's radius in it. */
export const [arcWidth, sunRadius] = [360, 16];

/**
 * The sun's position for a share of the term, from 0 (rising at the left, the loan's first day) to 1
 * (setting at the right, the due date). Values outside that range are clamped to the horizon.
 */
export function sunPosition(share: number): { x: number; y: number } {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)));
  return {
    x: round(arc.x + arc.radius * Math.cos(angle)),
    y: round(arc.y - arc.radius * Math.sin(angle)),
  };
}

/** The share of the way at which the sun is above the ridge: on the day that the money is sent it has risen. */
const risen = 0.06;

/** Of its way, how far the sun is on a day of a term, from `risen` to 1. */
export function shareOf({ day, of }: { day: number; of: number }): number {
  return of > 0 ? Math.max(risen, day / of) : 1;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
