import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../tools/files-below';
import { run } from '../tools/run';
import { reachableFiles } from './reachable-files';
import type { WebFile } from './web-manifest';

/** What the export is made of; that of `npm start` knows the same. */
const sources = [
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
const variables = ['NEXT_PUBLIC_API_BASE_URL', 'NEXT_PUBLIC_WEBVIEW_HOSTS'];

/**
 * Builds the export in `out`, unless it is there and made of just these sources, and returns what of
 * it the APK carries. Throws {@link BuildFailed}, also above a size budget.
 */
export async function buildWebPart(out: string): Promise<WebFile[]> {
  const stamp = `${out}.made-of`;
  const madeOf = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeOf || !existsSync(out)) {
    rmSync(stamp, { force: true });
    await run('node', ['--import', 'tsx', 'scripts/build.ts', '--out', out]);
    writeFileSync(stamp, madeOf);
  }
  return readWebPart(out);
}

/** What of the export in `out` the APK carries. */
export function readWebPart(out: string): WebFile[] {
  return reachableFiles(out).map((path) => ({ path, bytes: readFileSync(join(out, path)) }));
}

function fingerprint(): string {
  const settings = variables.map((name) => `${name}=${process.env[name] ?? ''}`);
  return [...settings, fingerprintOf(sources)].join('\n');
}
