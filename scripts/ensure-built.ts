import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  if (existsSync(index) && statSync(index).mtimeMs > newest(sources)) return true;
  process.stdout.write('Building the app (about half a minute) …\n');
  const { ok } = await runStep('node', ['--import', 'tsx', 'scripts/build.ts']);
  return ok;
}

/** When the newest of these files, or of the files below these folders, was changed: epoch ms. */
function newest(paths: string[]): number {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const stat = statSync(path);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return newest(readdirSync(path).map((name) => join(path, name)));
    }),
  );
}
