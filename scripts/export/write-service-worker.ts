import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const source = join(import.meta.dirname ?? __dirname, 'service-worker.js');

/** Writes `sw.js` into an export: its version is a hash of the page, which names all other files by hashes. */
export function writeServiceWorker(out: string): void {
  const page = readFileSync(join(out, 'index.html'));
  const version = createHash('sha256').update(page).digest('base64url').slice(0, 16);
  writeFileSync(join(out, 'sw.js'), serviceWorkerCode(version));
}

/** The code of the service worker of a build. @internal */
export function serviceWorkerCode(version: string): string {
  const define = { VERSION: JSON.stringify(version) };
  return transformSync(readFileSync(source, 'utf8'), { minify: true, define }).code;
}
