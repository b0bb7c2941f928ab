import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatQuery, homePath } from '@/lib/router/target';
import { type Look, lookQuery } from './look';

/** From the gallery's pages to the export's root, which their `<base>` names; the dev server has none. */
const root = process.env.NODE_ENV === 'development' ? '/' : './';

/** Named, so that it is found from file:// as well; the dev server names no files. */
const file = process.env.NODE_ENV === 'development' ? '' : 'index.html';

/** The address that shows a screen in one of its named states, in a look. */
export function previewAddress(path: RoutePath, state: string, look: Look): string {
  const folder = path === homePath ? 'pages/index/index' : path.slice(1);
  return `${root}${folder}/${file}${formatQuery({ state, ...lookQuery(look) })}`;
}

/** The address of one of the gallery's own pages: `preview`, `preview/compare`. */
export function galleryAddress(
  page: 'preview' | `preview/${string}`,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${root}${page}/${file}${formatQuery(query)}`;
}
