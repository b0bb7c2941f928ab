import { useCallback, useEffect, useState } from 'react';

/** How a frame's page is doing. A browser does not tell a page that failed from one that is slow. */
export type FramePhase = 'loading' | 'slow' | 'shown' | 'offline';

/** After this a page counts as slow, in milliseconds. */
const slowMs = 15_000;

/** Follows the loading of a frame; another `attempt` begins anew. */
export function useFrameLoad(attempt: number): { phase: FramePhase; done: () => void } {
  const [phase, setPhase] = useState<FramePhase>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    setPhase(navigator.onLine ? 'loading' : 'offline');
    const timer = setTimeout(() => {
      setPhase((now) => (now === 'loading' ? 'slow' : now));
    }, slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  const done = useCallback(() => setPhase('shown'), []);
  return { phase, done };
}
