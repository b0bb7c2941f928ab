import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { disc, type PullPhase, phaseAt, pull } from './pull-phase';
import { watchPull } from './watch-pull';

type Options = {
  /** Resolves when it is done; rejects, or resolves with false, where nothing new has come. */
  onRefresh: () => Promise<unknown>;
  disabled: boolean;
};

/**
 * The life of a pull: pulling, reached, refreshing, then restoring; or aborting. `root` is what is
 * pulled; it carries `--pull`, from 0 to 1, how far the disc is.
 */
export function usePull({ onRefresh, disabled }: Options): {
  root: RefObject<HTMLDivElement | null>;
  phase: PullPhase;
  /** The last refresh has brought something new: not failed, not given up. */
  succeeded: boolean;
  /** Refreshes without a pull; does nothing while one is under way. */
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

  const go = useCallback((next: PullPhase, part?: number) => {
    now.current = next;
    setPhase(next);
    if (part !== undefined) root.current?.style.setProperty('--pull', String(part));
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
    // A failure has been told where it happened; here it only ends the wait.
    new Promise((resolve) => resolve(latest.current())).then(
      (answer) => restore(answer !== false),
      () => restore(false),
    );
  }, [go]);

  useEffect(() => {
    if (disabled || !root.current) return;
    return watchPull(root.current, {
      canBegin: () => now.current === 'idle',
      onPull: (distance) => go(phaseAt(distance), disc(distance)),
      onEnd: (cancelled) => {
        if (now.current === 'reached' && !cancelled) refresh();
        else if (now.current !== 'idle') go('aborting', 0);
      },
    });
  }, [disabled, go, refresh]);

  return { root, phase, succeeded, refresh };
}
