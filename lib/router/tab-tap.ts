import { useEffect, useEffectEvent } from 'react';
import type { RoutePath } from './route-path.gen';

const listeners = new Map<RoutePath, Set<() => void>>();

/** Notifies the tab's screen that its tab was tapped again (product.md section 2). */
export function emitTabTap(path: RoutePath): void {
  for (const listener of listeners.get(path) ?? []) listener();
}

/** Runs `onTap` when the tab at `path` is tapped while it is shown; usually scrolls to the top. */
export function useTabTap(path: RoutePath, onTap: () => void): void {
  const listener = useEffectEvent(onTap);
  useEffect(() => {
    const call = () => listener();
    const ofPath = listeners.get(path) ?? new Set();
    listeners.set(path, ofPath.add(call));
    return () => {
      ofPath.delete(call);
    };
  }, [path]);
}
