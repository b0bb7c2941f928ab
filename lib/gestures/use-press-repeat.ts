import { useEffect, useMemo, useRef } from 'react';

/** First repeat after 400 ms of holding, then one every 90 ms: slow enough to stop on a step. */
export const pressRepeat = { delayMs: 400, everyMs: 90 } as const;

/** Spread on a button beside its `onClick`, which stays the keyboard's and the single tap's way. */
export type PressRepeatHandlers = {
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/** Calls `onRepeat` again and again while a finger rests on a button; the first call is the click's. */
export function usePressRepeat(onRepeat: () => void): PressRepeatHandlers {
  const latest = useRef(onRepeat);
  useEffect(() => {
    latest.current = onRepeat;
  });
  const repeat = useMemo(() => createRepeat(() => latest.current()), []);
  useEffect(() => repeat.stop, [repeat]);
  return useMemo(
    () => ({
      onPointerDown: repeat.start,
      onPointerUp: repeat.stop,
      onPointerLeave: repeat.stop,
      onPointerCancel: repeat.stop,
    }),
    [repeat],
  );
}

function createRepeat(onRepeat: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    onRepeat();
    timer = setTimeout(tick, pressRepeat.everyMs);
  }

  return {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(tick, pressRepeat.delayMs);
    },
    stop: () => clearTimeout(timer),
  };
}
