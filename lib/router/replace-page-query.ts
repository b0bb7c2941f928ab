import { formatQuery, type Query } from './target';

/**
 * Puts parameters before `#` into this page's address, in place of those that are there; the history gets
 * no entry and Next's own state stays. Past Next's router, which would look for a page to load.
 */
export function replacePageQuery(query: Query): void {
  const { pathname, hash } = window.location;
  const { history } = window;
  const { replaceState } = Object.getPrototypeOf(history);
  replaceState.call(history, history.state, '', `${pathname}${formatQuery(query)}${hash}`);
}
