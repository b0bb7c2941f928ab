import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files';
import { measureSizes, type SizeReport } from './measure-sizes';
import { secureHtml } from './secure-html';
import { writeServiceWorker } from './write-service-worker';

/**
 * Prepares Next's export for sub-paths, the shell's assets and file://: relative URLs in nested pages, a strict
 * Content-Security-Policy, a service worker, and no files that only Next's router loads. Then measures it against the
 * budgets of contract.md section 9.
 */
export function finishExport(
  out: string,
  options: { apiBaseUrl: string; frameHosts: readonly string[] },
): SizeReport {
  for (const file of filesBelow(out)) {
    if (file.endsWith('.txt')) rmSync(file);
    if (!file.endsWith('.html')) continue;
    const depth = relative(out, file).split('/').length - 1;
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, secureHtml(html, { ...options, depth }));
  }
  writeServiceWorker(out);
  for (const unused of ['_not-found', '404'])
    rmSync(join(out, unused), { recursive: true, force: true });
  return measureSizes(out);
}
