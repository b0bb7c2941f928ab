import { useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { confirmLeave } from './leave-guard';
import type { RouteLocation } from './navigation/navigator';
import type { RoutePath } from './route-path.gen';
import { useNavigator } from './router-context';
import { homePath, type Query } from './target';

/**
 * Navigation for screens; asks the user first where changes are unsaved. A component that is gone navigates no more: by
 * the time of a late reply its user is elsewhere.
 */
export type Router = {
  push(path: RoutePath, query?: Query): void;
  replace(path: RoutePath, query?: Query): void;
  /** Opens a tab or ends a flow: previous entries are dropped. */
  relaunch(path: RoutePath, query?: Query): void;
  /** Goes back; opens Home where there is no previous entry. */
  back(): void;
  /** Whether its component is still there. */
  isMounted(): boolean;
};

/** The router of the current navigator. */
export function useRouter(): Router {
  const navigator = useNavigator();
  const isMounted = useRef(false);
  // Before all other effects, which may navigate.
  useInsertionEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMemo(() => {
    const go = (navigate: () => void) => isMounted.current && confirmLeave(navigate);
    return {
      push: (path, query = {}) => go(() => navigator.push({ path, query })),
      replace: (path, query = {}) => go(() => navigator.replace({ path, query })),
      relaunch: (path, query = {}) => go(() => navigator.relaunch({ path, query })),
      back: () => isMounted.current && navigator.back({ path: homePath, query: {} }),
      isMounted: () => isMounted.current,
    };
  }, [navigator]);
}

/** The current location; renders again after every navigation. */
export function useRouteLocation(): RouteLocation {
  const navigator = useNavigator();
  return useSyncExternalStore(navigator.subscribe, navigator.current, navigator.prerendered);
}
