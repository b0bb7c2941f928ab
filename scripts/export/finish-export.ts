import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { measureSizes, type SizeReport } from './measure-sizes';
import { secureHtml } from './secure-html';

/**
 * Makes Next's export fit for a sub-path, the shell's assets and file://, and safe: relative
 * addresses in nested pages, a strict Content-Security-Policy, no files that only Next's own router
 * would ask for. Then measures it against the budgets of contract.md section 9.
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
  for (const unused of ['_not-found', '404'])
    rmSync(join(out, unused), { recursive: true, force: true });
  return measureSizes(out);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
