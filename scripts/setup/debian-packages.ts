import { runStep } from '../run-step';
import { findProgram } from './find-program';

/**
 * Installs Debian packages where this is root on Debian, and `LUKA_NO_INSTALL` is not set. Resolves with what to do where that was not possible;
 * undefined once they are installed.
 */
export async function installDebianPackages(packages: string[]): Promise<string | undefined> {
  const command = `apt-get install ${packages.join(' ')}`;
  if (!findProgram('apt-get')) return `install ${packages.join(' and ')}`;
  if (process.getuid?.() !== 0) return `sudo ${command}`;
  if (process.env.LUKA_NO_INSTALL) return command;
  process.stdout.write(`Installing ${packages.join(', ')} (Debian packages) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], { hide: 'all', env });
  const { ok, output } = await runStep('apt-get', ['install', '-y', '-qq', ...packages], {
    hide: 'all',
    env,
  });
  const reason = /^E: .*$/m.exec(output)?.[0] ?? 'see its output';
  return ok ? undefined : `${command}, which failed here (${reason})`;
}
