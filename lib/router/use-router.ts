import { useMemo, useSyncExternalStore } from 'react';
import { confirmLeave } from './leave-guard';
import type { RouteLocation } from './navigation/navigator';
import type { RoutePath } from './route-path.gen';
import { useNavigator } from './router-context';
import { homePath, type Query } from './target';

/** Navigation for screens; asks the user first where changes are unsaved. */
export type Router = {
  push(path: RoutePath, query?: Query): void;
  replace(path: RoutePath, query?: Query): void;
  /** Opens a tab or ends a flow: previous entries are dropped. */
  relaunch(path: RoutePath, query?: Query): void;
  /** Goes back; opens Home where there is no previous entry. */
  back(): void;
};

/** The router of the current navigator. */
export function useRouter(): Router {
  const navigator = useNavigator();
  return useMemo(
    () => ({
      push: (path, query = {}) => confirmLeave(() => navigator.push({ path, query })),
      replace: (path, query = {}) => confirmLeave(() => navigator.replace({ path, query })),
      relaunch: (path, query = {}) => confirmLeave(() => navigator.relaunch({ path, query })),
      back: () => navigator.back({ path: homePath, query: {} }),
    }),
    [navigator],
  );
}

/** The current location; renders again after every navigation. */
export function useRouteLocation(): RouteLocation {
  const navigator = useNavigator();
  return useSyncExternalStore(navigator.subscribe, navigator.current, navigator.prerendered);
}
