import { exportedNavigator } from '@/lib/router/exported-navigator';
import type { Navigator } from '@/lib/router/navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { createStaticNavigator } from '@/lib/router/static-navigator';

let navigator: Navigator | undefined;

/** The navigator of one exported page; links lead to the other pages of the same export. */
export function pageNavigator(path: RoutePath): Navigator {
  if (typeof window === 'undefined') return exportedNavigator(path);
  navigator ??= createStaticNavigator({ window, path, root: document.baseURI });
  return navigator;
}
