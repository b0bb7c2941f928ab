import { useEffect, useMemo } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** Delay before the first repeat, and between repeats: slow enough to stop on a step. */
const delayMs = 400;
const everyMs = 90;

/** Props of the button. */
export type PressRepeatHandlers = {
  onClick: () => void;
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/**
 * Calls `onStep` once for a tap or a key, and repeatedly while the button is held. The click at the end
 * of a hold is ignored.
 */
export function usePressRepeat(onStep: () => void): PressRepeatHandlers {
  const callback = useLatestCallback(onStep);
  const repeat = useMemo(() => createRepeat(callback), [callback]);
  useEffect(() => repeat.onPointerUp, [repeat]);
  return repeat;
}

function createRepeat(onStep: () => void): PressRepeatHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;

  function tick() {
    repeated = true;
    onStep();
    timer = setTimeout(tick, everyMs);
  }
  const stop = () => clearTimeout(timer);

  return {
    onClick: () => {
      if (!repeated) onStep();
      repeated = false;
    },
    onPointerDown: () => {
      stop();
      repeated = false;
      timer = setTimeout(tick, delayMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
