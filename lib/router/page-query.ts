import { formatQuery, parseQuery, type Query } from './target';

/** The parameters before `#` in the page's address; none while the page is being prerendered. */
export function pageQuery(): Query {
  return typeof window === 'undefined' ? {} : parseQuery(window.location.search);
}

/**
 * Replaces the parameters before `#`, without a history entry. Calls the browser's own `replaceState`:
 * Next's patched one would look for a page to load.
 */
export function replacePageQuery(query: Query): void {
  const { pathname, hash } = window.location;
  const { history } = window;
  const { replaceState } = Object.getPrototypeOf(history);
  replaceState.call(history, history.state, '', `${pathname}${formatQuery(query)}${hash}`);
}
