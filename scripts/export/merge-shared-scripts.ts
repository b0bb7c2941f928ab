import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../files';
import { nameOf } from './lazy-scripts';
import { writeMerged } from './write-merged';

/**
 * Merges groups of an export's scripts that are always loaded together, each to a file that begins with its name: on
 * a slow line each request takes longer than its script. Must run before it is listed what the pages preload.
 */
export function mergeSharedScripts(
  out: string,
  groups: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [group, scripts] of Object.entries(groups)) {
    rename(out, scripts.map(nameOf), nameOf(writeMerged(out, group, scripts)));
  }
}

/** A chunk is registered under the file that it is in, and a file is loaded once, however often an import names it. */
function rename(out: string, names: readonly string[], name: string): void {
  const pattern = new RegExp(`(?<=/)(${names.join('|').replaceAll('.', '\\.')})(?=[\\\\"])`, 'g');
  for (const file of filesBelow(out)) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const renamed = text.replace(pattern, name);
    if (renamed !== text) writeFileSync(file, renamed);
  }
}
