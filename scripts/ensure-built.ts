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

/** Builds the export if it is missing or older than its sources; returns false if that fails. */
export async function ensureBuilt(): Promise<boolean> {
  const index = 'out/index.html';
  if (existsSync(index) && statSync(index).mtimeMs > newestChange(exportSources)) return true;
  process.stdout.write('Building the app (about half a minute) …\n');
  return (await runScript('build')).ok;
}
