import { existsSync, statSync } from 'node:fs';
import { config } from '@/lib/config';
import { ensureJvm, runMaven } from '../apk/tools/jvm';
import { newestChange } from '../files';

const root = 'android-shell';

/** The jar of the desktop shell; its libraries are beside it. */
export const shellJar = `${root}/desktop/target/desktop-${config.appVersion}.jar`;

const sources = [
  `${root}/pom.xml`,
  `${root}/core/pom.xml`,
  `${root}/core/src/main`,
  `${root}/desktop/pom.xml`,
  `${root}/desktop/src/main`,
];

/** Compiles the desktop shell if it is missing or older than its sources; returns false if that fails. */
export async function buildShell(): Promise<boolean> {
  if (existsSync(shellJar) && statSync(shellJar).mtimeMs > newestChange(sources)) return true;
  if (!(await ensureJvm())) return false;
  process.stdout.write('Compiling the shell (about half a minute; once, some minutes) …\n');
  const options = ['--quiet', '--projects=desktop', '--also-make', '--activate-profiles=!quality'];
  const { ok, output } = await runMaven([...options, '-Dmaven.test.skip=true', 'package']);
  if (!ok) process.stdout.write(output);
  return ok;
}
