import { existsSync, statSync } from 'node:fs';
import { ensureJvm } from '../apk/tools/jvm';
import { runMaven } from '../apk/tools/maven';
import { newestChange } from '../newest-change';

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
  if (!(await ensureJvm())) return false;
  process.stdout.write('Compiling the shell (about half a minute; once, some minutes) …\n');
  const which = ['--quiet', '--projects=desktop', '--also-make', '--activate-profiles=!quality'];
  const { ok, output } = await runMaven([...which, '-Dmaven.test.skip=true', 'package']);
  if (!ok) process.stdout.write(output);
  return ok;
}
