import en from '@/locales/open-app/en.json';
import es from '@/locales/open-app/es.json';
import vi from '@/locales/open-app/vi.json';
import { escapeHtml } from '../escape-html';
import { plainPage, sectionsOf } from './plain-page';

const texts = { es, en, vi };

/**
 * Writes the links of the page: `location.hash` is what comes after `#` in the app's own address, and after `luka://app`
 * in a link of another app. Chrome follows an `intent:` only where the user has touched a link, so that the page has one.
 */
const writeLinks = (applicationId: string) => `const { hash, href } = location;
const route = /^#\\/pages(\\/[a-z0-9][a-z0-9_-]*){2,3}(\\?[\\w%.~*+=&-]*)?$/.test(hash) ? hash.slice(1) : '/';
const web = new URL('index.html#' + route, href).href;
for (const link of document.links) link.href = link.className === 'web' ? web :
  'intent://app' + route + '#Intent;scheme=luka;package=${applicationId};S.browser_fallback_url=' + encodeURIComponent(web) + ';end';`;

/**
 * `open.html#/pages/…`: an https address for mails and messages, which make no link of `luka://`. It opens that screen
 * in the app, or in the browser where the phone has no app. Source: PROTOCOL.md, "Links of other apps".
 */
export function openAppPage(applicationId: string): string {
  return plainPage({
    title: `${es.title} · Luka`,
    head: '<meta name="robots" content="noindex"/>',
    main: sectionsOf(
      texts,
      ({ text, open, web }) =>
        `<p><a href="index.html">${escapeHtml(open)}</a></p><p>${escapeHtml(text)}</p><a class="web" href="index.html">${escapeHtml(web)}</a>`,
    ),
    script: writeLinks(applicationId),
  });
}
