import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from '@/scripts/files';
import { BuildError } from '@/scripts/run-step';
import { runMaven } from './jvm';

const shell = 'android-shell';
const modules = ['core', 'app', 'package'];
const sources = [
  `${shell}/pom.xml`,
  ...modules.flatMap((name) => [`${shell}/${name}/pom.xml`, `${shell}/${name}/src/main`]),
  ...['manifest.xsl', 'src/standard', 'src/play'].map((name) => `${shell}/app/${name}`),
];
const stamp = `${shell}/package/target/fingerprint`;

/** What Maven runs after `package`: writes the class path of each module. */
export const writeClassPaths = [
  'dependency:build-classpath',
  '-Dmdep.outputFile=target/classpath',
  '-DincludeScope=runtime',
];

/** Notes that core, app and package are compiled, and their class paths written. */
export function markCompiled(version: string): void {
  writeFileSync(stamp, fingerprint(version));
}

/**
 * Compiles core, app and package unless they are up to date. Without tests and lint, which `npm test` runs.
 * Throws {@link BuildError}.
 */
export async function compileShell(version: string): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(version)) return;
  // Maven does not delete the classes of deleted sources.
  for (const name of modules) {
    rmSync(`${shell}/${name}/target/classes`, { recursive: true, force: true });
  }
  const quick = ['-q', '-P', '!quality', '-DskipTests', '-Dmaven.test.skip'];
  const { ok, output } = await runMaven([
    ...quick,
    ...['-pl', 'app,package', '-am'],
    'package',
    ...writeClassPaths,
  ]);
  if (!ok) throw new BuildError(`Maven failed:\n${output.trim()}`);
  markCompiled(version);
}

function fingerprint(version: string): string {
  const results = [
    ...modules.map((name) => `${shell}/${name}/target/${name}-${version}.jar`),
    ...['resources', 'aapt2', 'classpath'].map((name) => `${shell}/app/target/${name}`),
    `${shell}/package/target/classpath`,
  ];
  return `${fingerprintOf(sources)} ${fingerprintOf(results)}`;
}
