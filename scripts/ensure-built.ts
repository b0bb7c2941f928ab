import { existsSync, statSync } from 'node:fs';
import { newestChange } from './newest-change';
import { runStep } from './run-step';

const sources = [
  'app',
  'components',
  'lib',
  'locales',
  'public',
  'scripts/export',
  'next.config.mjs',
  'package-lock.json',
];

/** Builds the export where it is missing or older than what it is made from; false when that failed. */
export async function ensureBuilt(): Promise<boolean> {
  const index = 'out/index.html';
  if (existsSync(index) && statSync(index).mtimeMs > newestChange(sources)) return true;
  process.stdout.write('Building the app (about half a minute) …\n');
  const { ok } = await runStep('node', ['--import', 'tsx', 'scripts/build.ts']);
  return ok;
}
