import { existsSync, statSync } from 'node:fs';
import { newestChange } from './files';
import { runScript } from './run-step';

/** What the export is built from. */
export const exportSources = [
  'app',
  'components',
  'lib',
  'locales',
  'public',
  'scripts/export',
  'scripts/build.ts',
  'next.config.mjs',
  'package-lock.json',
];

/** The file of an export that is written last: a build that was ended, or that another process is at, has none. */
export const lastFile = '_headers';

/** Whether the export is complete and newer than its sources. */
export function isBuilt(): boolean {
  const last = `out/${lastFile}`;
  return existsSync(last) && statSync(last).mtimeMs > newestChange(exportSources);
}

/** Builds the export if it is missing or older than its sources; returns false if that fails. */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true;
  process.stdout.write('Building the app (about half a minute) …\n');
  return (await runScript('build', ['--if-outdated'])).ok;
}
