import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import texts from '@/locales/pages/es.json';

/** Title and description of a page, in the language that pages are exported in. */
export type PageText = { title: string; description: string };

/** The title and the description of every page. */
export const pageTexts: Readonly<Record<RoutePath, PageText>> = texts.pages;

/** What a page says where scripts are off; `sample`: the screen below it shows invented data. */
export const noScriptTexts: Readonly<Record<'app' | 'sample', string>> = texts.noScript;

/** The page's own file in the export; that of Home is a static page too. */
export function fileOf(path: RoutePath): string {
  return `${path === homePath ? 'pages/index/index' : path.slice(1)}/index.html`;
}

/** Describes a page's picture to who cannot see it. */
export function pictureAlt({ title }: PageText): string {
  return texts.pictureAlt.replace('{title}', title);
}
