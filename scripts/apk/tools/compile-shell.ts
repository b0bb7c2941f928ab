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

/**
 * Compiles core, app and package unless they are up to date. Without tests and lint, which `npm test` runs.
 * Throws {@link BuildError}.
 */
export async function compileShell(version: string): Promise<void> {
  const results = [
    ...modules.map((name) => `${shell}/${name}/target/${name}-${version}.jar`),
    ...['resources', 'aapt2', 'classpath'].map((name) => `${shell}/app/target/${name}`),
    `${shell}/package/target/classpath`,
  ];
  const fingerprint = () => `${fingerprintOf(sources)} ${fingerprintOf(results)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  // Maven does not delete the classes of deleted sources.
  for (const name of modules) {
    rmSync(`${shell}/${name}/target/classes`, { recursive: true, force: true });
  }
  const quick = ['-q', '-P', '!quality', '-DskipTests', '-Dmaven.test.skip'];
  const goals = ['package', 'dependency:build-classpath'];
  const options = ['-Dmdep.outputFile=target/classpath', '-DincludeScope=runtime'];
  const { ok, output } = await runMaven([
    ...quick,
    ...['-pl', 'app,package', '-am'],
    ...goals,
    ...options,
  ]);
  if (!ok) throw new BuildError(`Maven failed:\n${output.trim()}`);
  writeFileSync(stamp, fingerprint());
}
