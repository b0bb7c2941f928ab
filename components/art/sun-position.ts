/** The sun's daily path in `ArcScene`: a half circle, in the drawing's units. */
export const arc = { x: 180, y: 176, radius: 154 } as const;

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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
