import { useEffect, useEffectEvent } from 'react';

/** How long typing pauses before a field says what is wrong, in milliseconds. */
const pauseMs = 700;

/** Calls `onPause` once the typing of `text` pauses: not at its first digit, which may be the start of what is right. */
export function useTypingPause(text: string, onPause: () => void): void {
  const paused = useEffectEvent(onPause);
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => paused(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}
