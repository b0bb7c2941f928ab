import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './sha256';

/** Every file below `path`, or that file itself; none where there is nothing. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** One sum over the names and contents of these files, and of those below these folders. */
export function fingerprintOf(paths: readonly string[]): string {
  const files = paths.flatMap(filesBelow).sort();
  return sha256(files.map((file) => `${file} ${sha256(readFileSync(file))}`).join('\n'));
}
