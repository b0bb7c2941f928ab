import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchPull } from './watch-pull';

/** The phase of a pull: the states of product.md section 4, and idle. */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'aborting' | 'restoring';

/**
 * Distances in CSS px: how far the finger must pull, and how far the disc moves meanwhile. Times in ms: the
 * disc's exit animation, and the longest refresh (as long as a request's timeout).
 * @internal
 */
export const pull = { rangePx: 150, heightPx: 70, settleMs: 300, limitMs: 60_000 } as const;

/**
 * The state machine of pull-to-refresh: pulling, reached, refreshing, restoring; or aborting. `root` is the
 * element to pull; its custom property `--pull`, from 0 to 1, is the position of the disc. `onRefresh` resolves when the
 * refresh is done; it rejects, or resolves with false, if that failed.
 */
export function usePull(onRefresh: () => Promise<unknown>): {
  root: RefObject<HTMLDivElement | null>;
  phase: PullPhase;
  /** The last refresh succeeded within the limit. */
  succeeded: boolean;
  /** Refreshes without a pull; does nothing during a refresh. */
  refresh: () => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const now = useRef<PullPhase>('idle');
  const [phase, setPhase] = useState<PullPhase>('idle');
  const [succeeded, setSucceeded] = useState(false);
  const latest = useRef(onRefresh);
  useEffect(() => {
    latest.current = onRefresh;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback((next: PullPhase, position?: number) => {
    now.current = next;
    setPhase(next);
    if (position !== undefined) root.current?.style.setProperty('--pull', String(position));
    if (next !== 'aborting' && next !== 'restoring') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go('idle', 0), pull.settleMs);
  }, []);

  const refresh = useCallback(() => {
    if (now.current === 'refreshing') return;
    go('refreshing', 1);
    let over = false;
    const restore = (success: boolean) => {
      if (over || !root.current) return;
      over = true;
      setSucceeded(success);
      go('restoring');
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => restore(false), pull.limitMs);
    // The caller reports failures; here they only end the refresh.
    new Promise((resolve) => resolve(latest.current())).then(
      (result) => restore(result !== false),
      () => restore(false),
    );
  }, [go]);

  useEffect(() => {
    if (!root.current) return;
    return watchPull(root.current, {
      canBegin: () => now.current === 'idle',
      onPull: (distancePx) => go(phaseAt(distancePx), positionAt(distancePx)),
      onEnd: (cancelled) => {
        if (now.current === 'reached' && !cancelled) refresh();
        else if (now.current !== 'idle') go('aborting', 0);
      },
    });
  }, [go, refresh]);

  return { root, phase, succeeded, refresh };
}

function phaseAt(distancePx: number): PullPhase {
  if (distancePx <= 0) return 'idle';
  return distancePx < pull.rangePx ? 'pulling' : 'reached';
}

function positionAt(distancePx: number): number {
  return Math.min(Math.max(distancePx / pull.rangePx, 0), 1);
}
