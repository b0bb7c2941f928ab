import { useMemo, useSyncExternalStore } from 'react';
import { askToLeave } from './leave-guard';
import type { Place } from './navigation/navigator';
import type { RoutePath } from './route-path.gen';
import { useNavigator } from './router-context';
import { homePath, type Query } from './target';

/** What a screen navigates with; every way out asks first where changes are unsaved. */
export type Router = {
  push(path: RoutePath, query?: Query): void;
  replace(path: RoutePath, query?: Query): void;
  /** Shows a tab, or ends a flow: what lay behind is forgotten. */
  relaunch(path: RoutePath, query?: Query): void;
  /** Goes back; where nothing is behind, Home. */
  back(): void;
};

/** Navigation for screens. */
export function useRouter(): Router {
  const navigator = useNavigator();
  return useMemo(
    () => ({
      push: (path, query = {}) => askToLeave(() => navigator.push({ path, query })),
      replace: (path, query = {}) => askToLeave(() => navigator.replace({ path, query })),
      relaunch: (path, query = {}) => askToLeave(() => navigator.relaunch({ path, query })),
      back: () => navigator.back({ path: homePath, query: {} }),
    }),
    [navigator],
  );
}

/** Where the app is now; renders anew at every move. */
export function usePlace(): Place {
  const navigator = useNavigator();
  return useSyncExternalStore(navigator.subscribe, navigator.current, navigator.exported);
}
