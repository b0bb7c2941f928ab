import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatQuery, homePath, type Query } from '@/lib/router/target';
import { type Look, lookQuery } from './look';

/** From the gallery to the export's root, which is its `<base>`; the dev server has no `<base>`. */
const root = process.env.NODE_ENV === 'development' ? '/' : './';

/** Named, so that it works from file:// too; the dev server has no files. */
const file = process.env.NODE_ENV === 'development' ? '' : 'index.html';

/** The URL of a screen in one of its named states, in a look. */
export function previewUrl(path: RoutePath, state: string, look: Look): string {
  const folder = path === homePath ? 'pages/index/index' : path.slice(1);
  return `${root}${folder}/${file}${formatQuery({ state, ...lookQuery(look) })}`;
}

/** The URL of a page of the gallery. */
export function galleryUrl(page: 'preview' | `preview/${string}`, query: Query = {}): string {
  return `${root}${page}/${file}${formatQuery(query)}`;
}

/** The URL of another file of the export, by its path there. */
export function galleryFile(path: string): string {
  return `${root}${path}`;
}
