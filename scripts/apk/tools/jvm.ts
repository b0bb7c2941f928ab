import { installPackages, runStep, type StepResult } from '@/scripts/run-step';

const minimumJdk = 17;

/** Finds a JDK and Maven or installs Debian's as root; otherwise prints what to install. */
export async function ensureJvm(): Promise<boolean> {
  if (await hasJvm()) return true;
  const packages = [`openjdk-${minimumJdk}-jdk-headless`, 'maven'];
  if ((await installPackages('JDK and Maven', packages)) && (await hasJvm())) return true;
  const needs = `The Android shell needs a JDK ${minimumJdk} or newer, and Maven 3.8`;
  process.stdout.write(`${needs}: apt-get install ${packages.join(' ')}\n`);
  return false;
}

/**
 * Runs Maven on the shell without printing. If its repositories lack Google's R8 and apksig, it runs again
 * with the profile `google`, which adds Google's repository.
 */
export async function runMaven(args: string[]): Promise<StepResult> {
  const all = ['-B', '-ntp', '-f', 'android-shell/pom.xml', ...args];
  const first = await runStep('mvn', all, { hide: 'all' });
  if (first.ok || !/Could not find artifact com\.android\.tools/.test(first.output)) return first;
  return runStep('mvn', [...all, '-P', 'google'], { hide: 'all' });
}

async function hasJvm(): Promise<boolean> {
  const { ok, output } = await runStep('mvn', ['--version', '-B'], { hide: 'all' });
  return ok && Number(/Java version: (\d+)/.exec(output)?.[1] ?? 0) >= minimumJdk;
}
