import { type Navigator, prerenderedNavigator } from '@/lib/router/navigation/navigator';
import { createStaticNavigator } from '@/lib/router/navigation/static-navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';

/** What a preview adds to a page's address and to its links; see `createStaticNavigator`. */
type Additions = { query: Query; carry: Query };

/** Makes the navigator of one exported page; links lead to the other pages of the same export. */
export function pageNavigator(path: RoutePath, additions?: Additions): Navigator {
  if (typeof window === 'undefined') return prerenderedNavigator(path);
  return createStaticNavigator({ window, path, root: document.baseURI, ...additions });
}
