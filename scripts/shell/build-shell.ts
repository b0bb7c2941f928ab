import { existsSync, statSync } from 'node:fs';
import { newestChange } from '../newest-change';
import { runStep } from '../run-step';

const root = 'android-shell';

/** The desktop shell as a program of the JVM; its libraries lie beside it. */
export const shellJar = `${root}/desktop/target/desktop-1.0.5.jar`;

const sources = [
  `${root}/pom.xml`,
  `${root}/core/pom.xml`,
  `${root}/core/src/main`,
  `${root}/desktop/pom.xml`,
  `${root}/desktop/src/main`,
];

/** Compiles the desktop shell where it is missing or older than its sources; false when that failed. */
export async function buildShell(): Promise<boolean> {
  if (existsSync(shellJar) && statSync(shellJar).mtimeMs > newestChange(sources)) return true;
  if (!(await runStep('mvn', ['--version'], { hide: 'all' })).ok) {
    process.stdout.write(
      'The shell needs Maven and a JDK: apt-get install maven openjdk-17-jdk-headless\n',
    );
    return false;
  }
  process.stdout.write('Compiling the shell (about half a minute; once, some minutes) …\n');
  const { ok } = await runStep('mvn', [
    '--quiet',
    '--batch-mode',
    `--file=${root}/pom.xml`,
    '--projects=desktop',
    '--also-make',
    '--activate-profiles=!quality',
    '-Dmaven.test.skip=true',
    'package',
  ]);
  return ok;
}
