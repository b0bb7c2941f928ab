import en from '@/locales/not-found/en.json';
import es from '@/locales/not-found/es.json';
import vi from '@/locales/not-found/vi.json';
import { escapeHtml } from '../escape-html';
import { plainPage, sectionsOf } from './plain-page';

const texts = { es, en, vi };

/** Finds the root of an export whose address is not known: what is before the folders that it has. */
const findRoot = `const path = location.pathname;
const at = path.search(/\\/(pages|preview|_next)\\//);
if (at >= 0) for (const link of document.links) link.href = path.slice(0, at) + '/index.html';`;

/**
 * The page of an address that an export does not have, in all languages. A host sends it for any address, so that it
 * loads no file. `siteUrl`, the URL of the export's root, makes its link to Home right everywhere; without it that
 * needs the page's script, and is right within the folders of the export.
 */
export function notFoundPage(siteUrl?: string): string {
  const home = siteUrl === undefined ? 'index.html' : `${new URL(siteUrl).pathname}index.html`;
  return plainPage({
    title: `${es.title} · Luka`,
    head: '<meta name="robots" content="noindex"/>',
    main: sectionsOf(
      texts,
      ({ text, home: label }) =>
        `<p>${escapeHtml(text)}</p><a href="${escapeHtml(home)}">${escapeHtml(label)}</a>`,
    ),
    script: siteUrl === undefined ? findRoot : '',
  });
}
