import { useEffect, useState } from 'react';
import { submittedRedirectSeconds } from '@/lib/loan/constants';

/**
 * Counts down to the way Home and takes it, unless it is stopped: by its button, or by any key, so
 * that whoever needs longer to read or to reach the button has it (WCAG 2.2.1).
 */
export function useWayHome(goHome: () => void): {
  /** Seconds left; `null` once it was stopped. */
  left: number | null;
  stop: () => void;
} {
  const [left, setLeft] = useState<number | null>(submittedRedirectSeconds);
  const stop = () => setLeft(null);
  const running = left !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => now && now - 1), 1000);
    const keyPressed = () => setLeft(null);
    window.addEventListener('keydown', keyPressed);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', keyPressed);
    };
  }, [running]);
  useEffect(() => {
    if (left === 0) goHome();
  }, [left, goHome]);
  return { left, stop };
}
