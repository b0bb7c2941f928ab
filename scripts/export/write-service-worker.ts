import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { filesBelow, sha256 } from '../files';
import { hashPages } from './language-pages';

const source = 'scripts/export/service-worker.js';

/** Writes `sw.js` into an export: it names the hash app's pages and all hashed files, each with its digest. */
export function writeServiceWorker(out: string): void {
  const hashed = ['chunks', 'media'].flatMap((folder) =>
    filesBelow(join(out, '_next/static', folder)),
  );
  const paths = [...hashPages, ...hashed.map((file) => relative(out, file))].sort();
  const files = Object.fromEntries(
    paths.map((path) => [path, sha256(readFileSync(join(out, path)), 'base64')]),
  );
  writeFileSync(join(out, 'sw.js'), serviceWorkerCode(files));
}

/** The code of the service worker of a build with these files, each by its path with its SHA-256 in base64. @internal */
export function serviceWorkerCode(files: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(files);
  const version = sha256(text, 'base64url').slice(0, 16);
  const define = { VERSION: JSON.stringify(version) };
  const { code } = transformSync(readFileSync(source, 'utf8'), { minify: true, define });
  return `const FILES=${text};${code}`;
}
