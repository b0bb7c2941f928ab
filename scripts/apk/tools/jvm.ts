import { existsSync } from 'node:fs';
import { runStep } from '@/scripts/run-step';

const oldest = 17;
const wanted = `The Android shell needs a JDK ${oldest} or newer, and Maven 3.8`;

/** Finds JDK and Maven, or installs Debian's where this is root; else says in one line what to install. */
export async function ensureJvm(): Promise<boolean> {
  if (await hasJvm()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing JDK and Maven (Debian packages) …\n');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('apt-get', ['update', '-qq'], { hide: 'all', env });
    const packages = [`openjdk-${oldest}-jdk-headless`, 'maven'];
    await runStep('apt-get', ['install', '-y', '-qq', ...packages], { hide: 'all', env });
    if (await hasJvm()) return true;
  }
  process.stdout.write(`${wanted}: apt-get install openjdk-${oldest}-jdk-headless maven\n`);
  return false;
}

/** Whether Maven is here and runs on a JDK that is new enough. */
async function hasJvm(): Promise<boolean> {
  const { ok, output } = await runStep('mvn', ['--version', '-B'], { hide: 'all' });
  return ok && Number(/Java version: (\d+)/.exec(output)?.[1] ?? 0) >= oldest;
}
