import { parseQuery, type Query } from './target';

/** The parameters before `#` in this page's address; none while a page is being exported. */
export function pageQuery(): Query {
  return typeof window === 'undefined' ? {} : parseQuery(window.location.search);
}
