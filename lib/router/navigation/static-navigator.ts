import { formatQuery, homePath, parseQuery, type Query, type Target } from '../target';
import { type Navigator, prerenderedLocation, type RouteLocation } from './navigator';

type Options = {
  window: Pick<Window, 'location' | 'history'>;
  /** The route of this page. */
  path: string;
  /** The URL of the export's root: absolute, ends with a slash. */
  root: string;
  /** Query of the state that the page shows; the page's own address overrides it. */
  query?: Query;
  /** Parameters that are added to links to other pages. */
  carry?: Query;
};

/**
 * Navigation between the exported pages, for designers and CDNs. Addresses name `index.html`, so that
 * they also work from file://.
 */
export function createStaticNavigator({
  window,
  path,
  root,
  query = {},
  carry = {},
}: Options): Navigator {
  const prerendered = prerenderedLocation(path);
  const location: RouteLocation = {
    ...prerendered,
    target: { path, query: { ...query, ...parseQuery(window.location.search) } },
  };
  const href = (target: Target) =>
    `${root}${target.path === homePath ? 'pages/index/index' : target.path.slice(1)}/index.html${formatQuery({ ...target.query, ...carry })}`;
  const open = (target: Target) => window.location.assign(href(target));
  const replace = (target: Target) => window.location.replace(href(target));
  return {
    current: () => location,
    prerendered: () => prerendered,
    subscribe: () => () => undefined,
    push: open,
    replace,
    relaunch: replace,
    back(fallback) {
      if (window.history.length > 1) window.history.back();
      else replace(fallback);
    },
    whenIdle: (then) => then(),
    href,
  };
}
