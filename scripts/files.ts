import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below `path`, or `path` itself if it is a file; none if it does not exist. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** The latest modification time of these files and of those below these folders but for tests, in ms; 0 for none. */
export function newestChange(paths: readonly string[]): number {
  const sources = paths.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  return Math.max(0, ...sources.map((file) => statSync(file).mtimeMs));
}

/** A hash of the names and contents of these files and of those below these folders. */
export function fingerprintOf(paths: readonly string[]): string {
  const files = paths.flatMap(filesBelow).sort();
  return sha256(files.map((file) => `${file} ${sha256(readFileSync(file))}`).join('\n'));
}

/** SHA-256, in lower-case hexadecimal digits unless another encoding is asked for. */
export function sha256(
  bytes: Buffer | string,
  encoding: 'hex' | 'base64' | 'base64url' = 'hex',
): string {
  return createHash('sha256').update(bytes).digest(encoding);
}
