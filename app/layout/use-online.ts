import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` whenever the connection is back; `null` waits for nothing. */
export function useOnline(onOnline: (() => void) | null): void {
  const listener = useEffectEvent(() => onOnline?.());
  const isWaiting = onOnline !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const call = () => listener();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, [isWaiting]);
}
