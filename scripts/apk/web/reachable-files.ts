import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow } from '../tools/files-below';

/**
 * The files of an export that its hash app can come to ask for: `index.html`, what that names, and so on.
 * Static pages, the gallery, and what only they need are not among them. Paths below `out`, sorted.
 */
export function reachableFiles(out: string): string[] {
  // The bundler's names are hashes and say where a file is; a name may be written with or without folders.
  const byName = new Map(filesBelow(out).map((file) => [basename(file), relative(out, file)]));
  byName.delete('index.html');
  const reached = new Set<string>();
  const waiting = ['index.html'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...namesIn(join(out, file)).flatMap((name) => byName.get(name) ?? []));
  }
  return [...reached].sort();
}

function namesIn(file: string): string[] {
  if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) return [];
  return readFileSync(file, 'utf8').match(/[\w~.-]+\.[a-z][a-z\d]{1,10}\b/g) ?? [];
}
