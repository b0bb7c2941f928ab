import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dexLibraries } from '@/scripts/export/licences';
import { sha256 } from '@/scripts/files';
import { BuildError } from '@/scripts/run-step';
import type { Pom } from '../pom';
import type { Toolbox } from '../tools/toolbox';
import { readZip } from '../zip';

/** The app's dex file, and the file of R8's name mapping. */
export type Dex = { classes: Buffer; mapping: string };

type Options = { pom: Pom; debuggable: boolean; manifestRules: string; folder: string };

const appRules = 'android-shell/app/proguard-rules.pro';

/**
 * Shrinks the app and its libraries to one dex file, unless it is up to date. A debuggable one keeps names
 * and line numbers. Throws {@link BuildError}.
 */
export async function buildDex(toolbox: Toolbox, options: Options): Promise<Dex> {
  const { pom, debuggable, manifestRules, folder } = options;
  const out = join(folder, debuggable ? 'dex-debug' : 'dex-release');
  const mapping = join(out, 'mapping.txt');
  const stamp = join(out, 'fingerprint');
  const current = await fingerprint(toolbox, options);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    checkNotices(toolbox.appLibraries);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const rules = join(out, 'manifest-rules.pro');
    writeFileSync(rules, manifestRules);
    await toolbox.r8([
      ...flagsFor(debuggable),
      ...['--min-api', pom.minSdk, '--lib', toolbox.androidClasses],
      ...['--pg-conf', appRules, '--pg-conf', rules],
      ...['--pg-map-output', mapping, '--output', out],
      ...[toolbox.appJar, ...toolbox.appLibraries],
    ]);
    writeFileSync(stamp, current);
  }
  return { classes: readFileSync(join(out, 'classes.dex')), mapping };
}

/** A debuggable one is optimized too: R8's own `--debug` would make it as large as its budget. */
function flagsFor(debuggable: boolean): string[] {
  return debuggable ? ['--release', '--no-minification'] : ['--release'];
}

/** Throws {@link BuildError} for a library of which the export's licences have no notice. @internal */
export function checkNotices(libraries: readonly string[]): void {
  const unknown = libraries
    .map((jar) => basename(jar))
    .filter((name) => !name.startsWith('core-'))
    .filter((name) => !dexLibraries.some((known) => name.startsWith(known)));
  if (unknown.length === 0) return;
  throw new BuildError(`scripts/export/licences.ts has no notice of ${unknown.join(', ')}`);
}

/** Depends on the classes, flags and rules, not on the jars' timestamps. */
async function fingerprint(
  toolbox: Toolbox,
  { pom, debuggable, manifestRules }: Options,
): Promise<string> {
  const jars = [toolbox.appJar, ...toolbox.appLibraries].map(async (jar) =>
    (await readZip(readFileSync(jar))).map(({ name, crc }) => `${name} ${crc}`),
  );
  const tools = [pom.minSdk, toolbox.r8Version, basename(toolbox.androidClasses)];
  return sha256(
    [
      ...tools,
      ...flagsFor(debuggable),
      manifestRules,
      readFileSync(appRules, 'utf8'),
      ...(await Promise.all(jars)).flat(),
    ].join('\n'),
  );
}
