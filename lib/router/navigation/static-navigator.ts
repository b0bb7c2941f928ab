import { formatQuery, homePath, parseQuery, type Query, type Target } from '../target';
import { exportedPlace } from './exported-navigator';
import type { Navigator, Place } from './navigator';

type Options = {
  window: Pick<Window, 'location' | 'history'>;
  /** The route of this page. */
  path: string;
  /** The address of the export's root: absolute, ends with a slash. */
  root: string;
  /** What the page shows beside its address: the query of a preview's state. */
  query?: Query;
  /** What links to other pages say beside their target's query. */
  carry?: Query;
};

/**
 * Navigation between the exported pages, each with an address of its own, for designers and CDNs.
 * `index.html` is named, so that it works from file:// as well.
 */
export function createStaticNavigator({
  window,
  path,
  root,
  query = {},
  carry = {},
}: Options): Navigator {
  const place: Place = {
    target: { path, query: { ...query, ...parseQuery(window.location.search) } },
    move: 'load',
    key: 0,
  };
  const exported = exportedPlace(path);
  const href = (target: Target) =>
    `${root}${target.path === homePath ? 'pages/index/index' : target.path.slice(1)}/index.html${formatQuery({ ...target.query, ...carry })}`;
  const open = (target: Target) => window.location.assign(href(target));
  const replace = (target: Target) => window.location.replace(href(target));
  return {
    current: () => place,
    exported: () => exported,
    subscribe: () => () => undefined,
    push: open,
    replace,
    relaunch: replace,
    back(fallback) {
      if (window.history.length > 1) window.history.back();
      else replace(fallback);
    },
    href,
  };
}
