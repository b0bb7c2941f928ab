import type { Metadata } from 'next';
import type { RoutePath } from '@/lib/router/route-path.gen';
import texts from '@/locales/pages/es.json';

/** What a page says about itself to a search or a chat, in the language that pages are exported in. */
type PageText = { title: string; description: string };

/** The title and the description of every page. */
export const pageTexts: Readonly<Record<RoutePath, PageText>> = texts.pages;

/** What a page says where scripts are off. */
export const noScriptText = texts.noScript;

/** Names the link from a page to its screen in the app. */
export const openText = texts.open;

/** Next's metadata of a page: its title, its description, and both for a link to it (Open Graph). */
export function pageMetadata(path: RoutePath): Metadata {
  const { title, description } = pageTexts[path];
  const site = { type: 'website', siteName: 'Luka', locale: 'es_CL' } as const;
  return { title, description, openGraph: { ...site, title, description } };
}
