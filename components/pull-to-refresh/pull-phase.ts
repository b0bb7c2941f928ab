/** How far a pull is: the six states of product.md section 4 and rest. */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'aborting' | 'restoring';

/**
 * The finger's way that refreshes and the disc's way meanwhile, in CSS px; how long the disc takes
 * to go, and how long a refresh may last before the disc goes anyway, in ms: as long as a request.
 */
export const pull = { rangePx: 150, heightPx: 70, settleMs: 300, limitMs: 60_000 } as const;

/** What a finger at this distance from where it came down is doing. */
export function phaseAt(distancePx: number): PullPhase {
  if (distancePx <= 0) return 'idle';
  return distancePx < pull.rangePx ? 'pulling' : 'reached';
}

/** How far down the disc is, from 0 to 1, for a finger at this distance. */
export function disc(distancePx: number): number {
  return Math.min(Math.max(distancePx / pull.rangePx, 0), 1);
}
