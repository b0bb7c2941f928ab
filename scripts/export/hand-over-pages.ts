import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openText, pageTexts } from '@/app/pages/page-texts';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { escapeHtml } from '../escape-html';
import { plainPage } from './plain-page';

/**
 * Writes into an export for a real server `pages/<route>/index.html` of every screen. Each opens its screen in the
 * hash app at once, with its query: one way to run, one lock, one launch. A search reads what it is for.
 */
export function writeHandOverPages(out: string): void {
  for (const path of builtPaths) {
    const file = `${path === homePath ? 'pages/index/index' : path.slice(1)}/index.html`;
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), handOverPage(path, '../'.repeat(file.split('/').length - 1)));
  }
}

/** The page of a screen in a folder from which `root` leads to that of the hash app. @internal */
export function handOverPage(path: RoutePath, root: string): string {
  const { title, description } = pageTexts[path];
  const address = `${root}index.html#${path}`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}"/>`;
  return plainPage({
    title,
    head: [
      `<meta name="description" content="${escapeHtml(description)}"/>`,
      property('og:title', title),
      property('og:description', description),
    ].join(''),
    main: `<section><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><a href="${escapeHtml(address)}">${escapeHtml(openText)}</a></section>`,
    script: `location.replace(${JSON.stringify(address)}+location.search)`,
  });
}
