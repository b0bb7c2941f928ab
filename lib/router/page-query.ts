import { writeEntry } from './history-entry';
import { formatQuery, parseQuery, type Query } from './target';

/** The parameters before `#` in the page's address; none while the page is being prerendered. */
export function pageQuery(): Query {
  return typeof window === 'undefined' ? {} : parseQuery(window.location.search);
}

/** Replaces the parameters before `#`, without a history entry. */
export function replacePageQuery(query: Query): void {
  const { pathname, hash } = window.location;
  writeEntry(window.history, 'replaceState', `${pathname}${formatQuery(query)}${hash}`);
}
