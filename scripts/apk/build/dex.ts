import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pom } from '../pom';
import type { Toolbox } from '../tools/toolbox';

/** The app's classes as Android runs them, and what became of their names. */
export type Dex = { classes: Buffer; mapping: Buffer };

type Options = { pom: Pom; debuggable: boolean; rules: string; folder: string };

/**
 * Shrinks the app with its libraries into one dex. A debuggable one keeps its names and its lines as they
 * are. Throws {@link BuildFailed}.
 */
export async function makeDex(
  toolbox: Toolbox,
  { pom, debuggable, rules, folder }: Options,
): Promise<Dex> {
  const out = join(folder, 'dex');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const mapping = join(folder, 'mapping.txt');
  await toolbox.r8([
    ...(debuggable ? ['--debug', '--no-minification'] : ['--release']),
    ...['--min-api', pom.minSdk, '--lib', toolbox.androidClasses],
    ...['--pg-conf', 'android-shell/app/proguard-rules.pro', '--pg-conf', rules],
    ...['--pg-map-output', mapping, '--output', out],
    ...[toolbox.appJar, ...toolbox.appLibraries],
  ]);
  return { classes: readFileSync(join(out, 'classes.dex')), mapping: readFileSync(mapping) };
}
