import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Pom } from '../pom';
import { sha256 } from '../tools/sha256';
import type { Toolbox } from '../tools/toolbox';
import { readZip } from '../zip/read-zip';

/** The app's classes as Android runs them, and the file that tells what became of their names. */
export type Dex = { classes: Buffer; mapping: string };

type Options = { pom: Pom; debuggable: boolean; manifestRules: string; folder: string };

const appRules = 'android-shell/app/proguard-rules.pro';

/**
 * Shrinks the app with its libraries into one dex, unless the last one of the kind was made of the same. A
 * debuggable one keeps its names and lines as they are. Throws {@link BuildFailed}.
 */
export async function makeDex(toolbox: Toolbox, options: Options): Promise<Dex> {
  const { pom, debuggable, manifestRules, folder } = options;
  const out = join(folder, debuggable ? 'dex-debug' : 'dex-release');
  const mapping = join(out, 'mapping.txt');
  const stamp = join(out, 'made-of');
  const madeOf = fingerprint(toolbox, options);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeOf) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const rules = join(out, 'manifest-rules.pro');
    writeFileSync(rules, manifestRules);
    await toolbox.r8([
      ...(debuggable ? ['--debug', '--no-minification'] : ['--release']),
      ...['--min-api', pom.minSdk, '--lib', toolbox.androidClasses],
      ...['--pg-conf', appRules, '--pg-conf', rules],
      ...['--pg-map-output', mapping, '--output', out],
      ...[toolbox.appJar, ...toolbox.appLibraries],
    ]);
    writeFileSync(stamp, madeOf);
  }
  return { classes: readFileSync(join(out, 'classes.dex')), mapping };
}

/** The same for the same classes and rules; a jar's times do not count. */
function fingerprint(toolbox: Toolbox, { pom, manifestRules }: Options): string {
  const jars = [toolbox.appJar, ...toolbox.appLibraries].map((jar) =>
    readZip(readFileSync(jar)).map(({ name, crc, size }) => `${name} ${crc} ${size}`),
  );
  const tools = [pom.minSdk, toolbox.r8Version, basename(toolbox.androidClasses)];
  return sha256(
    [...tools, manifestRules, readFileSync(appRules, 'utf8'), ...jars.flat()].join('\n'),
  );
}
