import { useCallback, useEffect, useRef } from 'react';

/** A function with a stable identity that calls the `callback` of the latest render. */
export function useLatestCallback(callback: () => void): () => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback(() => latest.current(), []);
}
