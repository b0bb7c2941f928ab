/** Query parameters of a screen, as text; each screen validates its own. */
export type Query = Readonly<Record<string, string>>;

/** A navigation target: a path of the route table and its query. */
export type Target = { readonly path: string; readonly query: Query };

/** The first tab; `pages/index/index` is its alias (product.md section 2). */
export const homePath = '/';

const homeAlias = '/pages/index/index';

/**
 * Parses the part of an address after `#`. Text that cannot be parsed (a bad escape, no slash) becomes
 * a path without a route; it never throws.
 */
export function parseHash(hash: string): Target {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  return { path: canonicalPath(path), query: parseQuery(mark < 0 ? '' : text.slice(mark + 1)) };
}

/** The address of a target from `#` on; equal targets give equal text. */
export function formatHash(target: Target): string {
  return `#${formatPath(target)}`;
}

/**
 * Whether two targets are pages of one screen: they differ in their query parameter `page` only. A screen with
 * pages stays mounted from one to the next, and leaves nothing (contract.md section 8).
 */
export function isPageTurn(from: Target, to: Target): boolean {
  const screenOf = ({ path, query }: Target) => formatPath({ path, query: { ...query, page: '' } });
  return from.query.page !== to.query.page && screenOf(from) === screenOf(to);
}

/** True for Home, with any query. */
export function isHome({ path }: Target): boolean {
  return path === homePath;
}

/** The path and query of a target: its address without `#`. {@link parseHash} parses it too. */
export function formatPath({ path, query }: Target): string {
  return `${canonicalPath(path)}${formatQuery(query)}`;
}

/** Parses `a=1&b=2`, with or without `?`; the last value of a repeated name wins. */
export function parseQuery(text: string): Query {
  return Object.fromEntries(new URLSearchParams(text));
}

/** `?a=1&b=2` with escaped values; empty for no parameters. */
export function formatQuery(query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text ? `?${text}` : '';
}

function canonicalPath(path: string): string {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed === '' || trimmed === homeAlias ? homePath : trimmed;
}
