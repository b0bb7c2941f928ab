import { useEffect, useMemo, useRef } from 'react';

/** First repeat after 400 ms of holding, then one every 90 ms: slow enough to stop on a step. */
export const pressRepeat = { delayMs: 400, everyMs: 90 } as const;

/** Spread on a button. */
export type PressRepeatHandlers = {
  onClick: () => void;
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/**
 * Calls `onStep` once for a tap or a key, and again and again while a finger rests on the button.
 * The click that ends such a rest adds nothing.
 */
export function usePressRepeat(onStep: () => void): PressRepeatHandlers {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  const repeat = useMemo(() => createRepeat(() => latest.current()), []);
  useEffect(() => repeat.onPointerUp, [repeat]);
  return repeat;
}

function createRepeat(onStep: () => void): PressRepeatHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;

  function tick() {
    repeated = true;
    onStep();
    timer = setTimeout(tick, pressRepeat.everyMs);
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
      timer = setTimeout(tick, pressRepeat.delayMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
