import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './files-below';
import { runMaven } from './maven';
import { BuildFailed } from './run';

const shell = 'android-shell';
const modules = ['core', 'app', 'package'];
const sources = [
  `${shell}/pom.xml`,
  ...modules.flatMap((name) => [`${shell}/${name}/pom.xml`, `${shell}/${name}/src/main`]),
  ...['manifest.xsl', 'src/standard', 'src/play'].map((name) => `${shell}/app/${name}`),
];
const stamp = `${shell}/package/target/made-of`;

/**
 * Compiles core, app and package, unless what they were compiled to is still what was made of just these
 * sources. Without tests and lint, which are `npm test`'s. Throws {@link BuildFailed}.
 */
export async function compileShell(version: string): Promise<void> {
  const results = [
    ...modules.map((name) => `${shell}/${name}/target/${name}-${version}.jar`),
    ...['resources', 'aapt2', 'classpath'].map((name) => `${shell}/app/target/${name}`),
    `${shell}/package/target/classpath`,
  ];
  const madeOf = () => `${fingerprintOf(sources)} ${fingerprintOf(results)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf()) return;
  // Maven leaves the classes there of which the source has gone.
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
  if (!ok) throw new BuildFailed(`Maven failed:\n${output.trim()}`);
  writeFileSync(stamp, madeOf());
}
