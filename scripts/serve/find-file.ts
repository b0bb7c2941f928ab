import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** What stands at an address: a file, a folder that lacks its slash, or nothing. */
export type Found = { kind: 'file'; file: string } | { kind: 'folder' } | { kind: 'none' };

const none: Found = { kind: 'none' };

/**
 * The file below `root` for the path of an address; a folder is its `index.html`. Nothing outside `root`
 * is found, whatever dots, escapes or links the path holds.
 */
export async function findFile(root: string, pathname: string): Promise<Found> {
  const path = decoded(pathname);
  if (path === null) return none;
  const base = await realpath(resolve(root)).catch(() => null);
  if (base === null) return none;
  const wanted = join(base, path.endsWith('/') ? `${path}index.html` : path);
  const file = await realpath(wanted).catch(() => null);
  if (file === null || !file.startsWith(base + sep)) return none;
  const info = await stat(file);
  if (info.isFile()) return { kind: 'file', file };
  const index = await stat(join(file, 'index.html')).catch(() => null);
  return index?.isFile() ? { kind: 'folder' } : none;
}

/** The path without escapes; `null` for bad ones, and for signs that no file of ours has. */
function decoded(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]/.test(path) || path.split('/').includes('..') ? null : path;
  } catch {
    return null;
  }
}
