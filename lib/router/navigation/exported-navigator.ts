import { formatHash } from '../target';
import type { Navigator } from './navigator';

/** Stands still on one screen: what a page is rendered with while it is being exported. */
export function exportedNavigator(path: string): Navigator {
  const place = exportedPlace(path);
  const stay = () => undefined;
  return {
    current: () => place,
    exported: () => place,
    subscribe: () => stay,
    push: stay,
    replace: stay,
    relaunch: stay,
    back: stay,
    href: formatHash,
  };
}

/** The place that a page shows before it knows its address: the screen alone, no query. */
export function exportedPlace(path: string) {
  return { target: { path, query: {} }, move: 'load', key: 0 } as const;
}
