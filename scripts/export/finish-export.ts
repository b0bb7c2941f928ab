import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPom } from '../apk/pom';
import { filesBelow } from '../files';
import { compileEagerly } from './compile-eagerly';
import { writeGalleryFiles } from './gallery-files';
import { writeHandOverPages } from './hand-over-pages';
import { addHeadScript, headScript } from './head-script';
import { formatHeaders } from './host-headers';
import { inlineStyles } from './inline-styles';
import { hashPages, placeLanguagePages } from './language-pages';
import { writeLicences } from './licences';
import { measureSizes, type Sizes } from './measure-sizes';
import { notFoundPage } from './not-found-page';
import { openAppPage } from './open-app-page';
import { removeLegacyScripts } from './remove-legacy-scripts';
import { secureHtml } from './secure-html';
import { writeServiceWorker } from './write-service-worker';

type ExportOptions = {
  apiBaseUrl: string;
  frameHosts: readonly string[];
  /** URL of the export's root, which ends with a slash; undefined where it is not known. */
  siteUrl?: string;
};

/** Where Next's own export of one in `out` is. */
export function rawExport(out: string): string {
  return `.cache/next/${out.replaceAll('/', '-')}`;
}

/**
 * Makes of what Next has exported, in `from`, what is hosted and packed, in `out`: relative URLs in nested pages, a
 * strict Content-Security-Policy, a page of the hash app for each language with its styles and the script for its
 * head, licences, a service worker, the response headers that a host is to send. Nothing here reads or changes the
 * code that Next and its bundler emit: where they write their HTML otherwise, only speed or size are lost.
 */
export function finishExport(from: string, out: string, options: ExportOptions): Sizes {
  const { siteUrl, apiBaseUrl } = options;
  const isSandbox = apiBaseUrl === '';
  rmSync(out, { recursive: true, force: true });
  cpSync(from, out, { recursive: true });
  for (const unused of ['_not-found', '404'])
    rmSync(join(out, unused), { recursive: true, force: true });
  // Only Next's own router loads them.
  for (const file of filesBelow(out)) if (file.endsWith('.txt')) rmSync(file);
  placeLanguagePages(out);
  removeLegacyScripts(out);
  compileEagerly(out);
  const script = headScript(apiBaseUrl);
  for (const file of filesBelow(out)) {
    if (!file.endsWith('.html')) continue;
    const page = relative(out, file);
    const depth = page.split('/').length - 1;
    const raw = readFileSync(file, 'utf8');
    const html = hashPages.includes(page) ? addHeadScript(inlineStyles(raw, out), script) : raw;
    writeFileSync(file, secureHtml(html, { ...options, depth }));
  }
  writeLicences(out);
  if (isSandbox) writeGalleryFiles(out);
  else writeHandOverPages(out);
  writeFileSync(join(out, '404.html'), notFoundPage(siteUrl));
  writeFileSync(join(out, 'open.html'), openAppPage(readPom().applicationId));
  writeServiceWorker(out);
  writeFileSync(join(out, '_headers'), formatHeaders());
  return measureSizes(out);
}
