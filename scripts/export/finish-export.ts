import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files';
import { addFirstCalls } from './add-first-calls';
import { addLanguages } from './add-languages';
import { addPreloads } from './add-preloads';
import { compileEagerly } from './compile-eagerly';
import { writeGalleryFiles } from './gallery-files';
import { formatHeaders } from './host-headers';
import { inlineStyles } from './inline-styles';
import { writeLicences } from './licences';
import { measureSizes, type Sizes } from './measure-sizes';
import { mergeScripts } from './merge-scripts';
import { mergeSharedScripts } from './merge-shared-scripts';
import { notFoundPage } from './not-found-page';
import { removeLegacyScripts } from './remove-legacy-scripts';
import { scriptsOfEveryScreen } from './screen-files';
import { secureHtml } from './secure-html';
import { writePages } from './write-pages';
import { writeServiceWorker } from './write-service-worker';

type ExportOptions = {
  apiBaseUrl: string;
  frameHosts: readonly string[];
  /** URL of the export's root, which ends with a slash; undefined where it is not known. */
  siteUrl?: string;
};

/**
 * Prepares Next's export for sub-paths, the shell's assets and file://: relative URLs in nested pages, a strict
 * Content-Security-Policy, Home in every language, its styles within its page, merged scripts that are
 * compiled while they load, every other screen's first frame, preloads and first calls, descriptions, something to see
 * where scripts are off, licences, a service worker, the response headers that a host is to send, and no files that only
 * Next's router or an unsupported browser loads. Then measures it.
 */
export async function finishExport(
  out: string,
  { siteUrl, ...options }: ExportOptions,
): Promise<Sizes> {
  removeLegacyScripts(out);
  addLanguages(out);
  inlineStyles(out);
  mergeScripts(out);
  mergeSharedScripts(out, scriptsOfEveryScreen(out));
  compileEagerly(out);
  await addPreloads(out);
  addFirstCalls(out, options.apiBaseUrl);
  for (const file of filesBelow(out)) {
    if (file.endsWith('.txt')) rmSync(file);
    if (!file.endsWith('.html')) continue;
    const depth = relative(out, file).split('/').length - 1;
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, secureHtml(html, { ...options, depth }));
  }
  writeLicences(out);
  if (options.apiBaseUrl === '') writeGalleryFiles(out);
  await writePages(out, { isSandbox: options.apiBaseUrl === '', siteUrl });
  writeServiceWorker(out);
  for (const unused of ['_not-found', '404'])
    rmSync(join(out, unused), { recursive: true, force: true });
  writeFileSync(join(out, '404.html'), notFoundPage(siteUrl));
  // The last file: an export without it is not complete.
  writeFileSync(join(out, '_headers'), formatHeaders());
  return measureSizes(out);
}
