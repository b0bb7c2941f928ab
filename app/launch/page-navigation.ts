import { exportedNavigator } from '@/lib/router/navigation/exported-navigator';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { createStaticNavigator } from '@/lib/router/navigation/static-navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';

let navigator: Navigator | undefined;

/** The navigator of one exported page; links lead to the other pages of the same export. */
export function pageNavigator(path: RoutePath): Navigator {
  if (typeof window === 'undefined') return exportedNavigator(path);
  navigator ??= createStaticNavigator({ window, path, root: document.baseURI });
  return navigator;
}
