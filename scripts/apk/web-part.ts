import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { hashPages } from '../export/language-pages';
import { filesBelow, sha256 } from '../files';
import { BuildError, runScript } from '../run-step';

/** A file of the web part: its path below the web root, and its content. */
export type WebFile = { path: string; bytes: Buffer };

/** Where Gradle packs the web part from. Its debug builds call this machine during the Detox specs. */
export const gradleAssets = {
  release: '.cache/apk/assets',
  test: '.cache/apk/test-assets',
} as const;

/**
 * Builds the export in `out` unless it is up to date, and returns the files for the APK. Throws
 * {@link BuildError}, also above a size budget.
 */
export async function buildWebPart(out: string): Promise<WebFile[]> {
  const { ok, output } = await runScript('build', ['--out', out, '--if-outdated'], { hide: 'all' });
  if (!ok) throw new BuildError(`npm run build failed:\n${output.trim()}`);
  return readWebPart(out);
}

/** The files of the export in `out` that the APK contains. */
export function readWebPart(out: string): WebFile[] {
  return reachableFiles(out).map((path) => ({ path, bytes: readFileSync(join(out, path)) }));
}

/** Writes the web part to `folder` as in an APK, for Gradle's build. */
export function writeAssets(folder: string, web: readonly WebFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, bytes } of web) {
    const file = join(folder, 'www', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(folder, 'www.manifest'), webManifest(web));
}

/** The manifest that identifies a web part and verifies its files: SHA-256, size and path per line, sorted by path. */
export function webManifest(files: readonly WebFile[]): string {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, bytes }) => `${sha256(bytes)} ${bytes.length} ${path}\n`)
    .join('');
}

/**
 * The files of an export that the hash app can load: its page in each language, the files that these name, and so on.
 * Static pages, the gallery and files that only they load are excluded. Paths below `out`, sorted.
 * @internal
 */
export function reachableFiles(out: string): string[] {
  // File names contain hashes, so a name without its folder identifies a file.
  const byName = new Map(filesBelow(out).map((file) => [basename(file), relative(out, file)]));
  byName.delete('index.html');
  // The shell has the files; a browser's service worker keeps them.
  byName.delete('sw.js');
  // What is below `preview` is for the gallery.
  for (const [name, file] of byName) if (file.startsWith('preview/')) byName.delete(name);
  const reached = new Set<string>();
  const queue = [...hashPages];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...namesIn(join(out, file)).flatMap((name) => byName.get(name) ?? []));
  }
  return [...reached].sort();
}

function namesIn(file: string): string[] {
  if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) return [];
  return readFileSync(file, 'utf8').match(/[\w~.-]+\.[a-z][a-z\d]{1,10}\b/g) ?? [];
}
