import { isBridge } from './call';
import { openOwnUri } from './own-uri';

/** Ticks that follow each other faster feel like one. */
const minGapMs = 50;
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * Has the user feel a touch: `tick` for a value that moved by a step, `confirm` for something that has succeeded. In the
 * shell only, and not where the user has asked for less motion; Android omits it where touch feedback is turned off.
 */
export function feel(haptic: 'tick' | 'confirm'): void {
  if (!isBridge() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const now = performance.now();
  if (haptic === 'tick' && now - lastAt < minGapMs) return;
  lastAt = now;
  void openOwnUri(`luka:${haptic}`);
}
