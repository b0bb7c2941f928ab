import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sha256 } from '../files';
import { runStep } from '../run-step';
import { withLock } from '../setup/lock.cjs';
import { ensureBrowser } from './browsers';

/** The npm package that has the engine, whose version is the engine's, and the SHA-256 of its archive. */
const archive = {
  name: '@sparticuz/chromium@111.0.0',
  file: 'sparticuz-chromium-111.0.0.tgz',
  digest: '8adb0fb20023e47fd7c82e07e91823760b2032d671f5c6cb9ea1e2c65ae87064',
};

const folder = '.cache/chromium-111';

/**
 * The Chromium 111 for Linux that {@link ensureOldestChromium} has put there: the oldest engine that the app promises
 * to run in (`browserslist` of package.json). @internal
 */
export const oldestChromium = join(folder, 'chromium');

/**
 * Downloads Chromium 111 once, 58 MB by npm; otherwise prints why not. It is no dev dependency, as only these tests
 * need it. It uses the libraries that Debian installs with its own Chromium.
 */
export async function ensureOldestChromium(): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    process.stdout.write('Chromium 111 can be had for Linux on x64 only: run this there.\n');
    return false;
  }
  if (!(await ensureBrowser('chromium'))) return false;
  return withLock('chromium-111', async () => {
    if (existsSync(oldestChromium)) return true;
    process.stdout.write('Downloading Chromium 111 (once; 58 MB) …\n');
    const failure = await download();
    if (failure) process.stdout.write(`No Chromium 111: ${failure}\n`);
    return failure === undefined;
  });
}

/** Resolves with why it failed, or undefined. */
async function download(): Promise<string | undefined> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await runStep(
    'npm',
    ['pack', archive.name, '--pack-destination', folder, '--loglevel=error'],
    { hide: 'all' },
  );
  if (!ok) return `npm pack ${archive.name} failed: ${output.trim()}`;
  const file = join(folder, archive.file);
  const digest = sha256(readFileSync(file));
  if (digest !== archive.digest) return `the SHA-256 of ${archive.file} is ${digest}`;
  const packed = 'package/bin/chromium.br';
  const unpacking = await runStep('tar', ['-xzf', file, '-C', folder, packed], { hide: 'all' });
  if (!unpacking.ok) return unpacking.output.trim();
  const part = `${oldestChromium}.part`;
  writeFileSync(part, brotliDecompressSync(readFileSync(join(folder, packed))), { mode: 0o755 });
  renameSync(part, oldestChromium);
  for (const each of [file, join(folder, 'package')]) rmSync(each, { recursive: true });
  return undefined;
}
