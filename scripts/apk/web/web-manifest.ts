import { sha256 } from '../tools/sha256';

/** A file of the web part: its path below the web root, and its bytes. */
export type WebFile = { path: string; bytes: Buffer };

/**
 * The list of the web part's files, by which a build is told from another and checked to be whole: a line a
 * file, sorted by path, with SHA-256, size in bytes, and path.
 */
export function webManifest(files: readonly WebFile[]): string {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes }) => `${sha256(bytes)} ${bytes.length} ${path}\n`)
    .join('');
}
