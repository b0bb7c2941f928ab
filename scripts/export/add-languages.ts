import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationScript } from '@/app/launch/boot-script';
import { exportLocale, htmlLang, locales } from '@/lib/i18n/locale';

/** The route that prerenders Home in the other languages: app/prerendered. */
const folder = 'prerendered';

/**
 * Moves Home's other languages from their own pages of an export into templates of the hash app's page, with the
 * script that shows one of them. Must run before the page's scripts are listed in its Content-Security-Policy.
 */
export function addLanguages(out: string): void {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const ids = idsOf(homeOf(html));
  const templates = locales
    .filter((locale) => locale !== exportLocale)
    .map((locale) => {
      const page = readFileSync(join(out, folder, locale, 'index.html'), 'utf8');
      const [, title = ''] = /<title>([^<]*)/.exec(page) ?? [];
      const home = withIds(homeOf(page), ids);
      return `<template id="home-${locale}" lang="${htmlLang[locale]}" title="${title}">${home}</template>`;
    });
  const added = `${templates.join('')}<script>${translationScript}</script>`;
  writeFileSync(
    file,
    html.replace(appEnd, (end) => `${added}${end}`),
  );
  rmSync(join(out, folder), { recursive: true });
}

/** What follows Home in the body: the toasts. */
const homeEnd = /<!--\/&--><div class="toasts" role="status"><\/div>/;

/** The first of Next's scripts in the body. What is put before it is outside of what React hydrates. */
const appEnd = '<script id="_R_">';

/** The element of Home's screen, as HTML. */
function homeOf(html: string): string {
  const start = html.indexOf('<div class="screen"');
  const end = html.search(homeEnd);
  if (start < 0 || end < start) throw new Error('Home is not where it is expected in its page');
  return html.slice(start, end);
}

/** React's ids, `_R_…_`, in the order in which they occur first. They tell the place in the tree. */
function idsOf(html: string): string[] {
  return [...new Set(html.match(/_R_\w+?_(?=["\s])/g))];
}

/** Replaces the ids of one tree by those of the same tree at another place. */
function withIds(html: string, ids: readonly string[]): string {
  const own = idsOf(html);
  if (own.length !== ids.length) throw new Error('Home differs by more than its language');
  return html.replace(/_R_\w+?_(?=["\s])/g, (id) => ids[own.indexOf(id)] ?? id);
}
