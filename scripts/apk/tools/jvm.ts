import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, type StepResult } from '@/scripts/run-step';
import { installDebianPackages } from '@/scripts/setup/debian-packages';
import { withLock } from '@/scripts/setup/lock.cjs';

const minimumJdk = 17;

/** Finds a JDK and Maven or installs Debian's as root; otherwise prints what is missing and what to install. */
export async function ensureJvm(): Promise<boolean> {
  if ((await missingOfJvm()) === undefined) return true;
  const todo = await installDebianPackages([`openjdk-${minimumJdk}-jdk-headless`, 'maven']);
  const missing = await missingOfJvm();
  if (missing !== undefined) {
    const needs = `The Android shell needs a JDK ${minimumJdk} or newer, and Maven 3.8`;
    process.stdout.write(`${missing}. ${needs}: ${todo ?? 'set JAVA_HOME to the JDK'}\n`);
  }
  return missing === undefined;
}

const unreachable =
  /Unknown host|Temporary failure in name resolution|Connection refused|Connect(ion)? timed out|No route to host|Network is unreachable/;

/**
 * Runs Maven on the shell without printing. If its repositories lack Google's R8 and apksig, it runs again
 * with the profile `google`, which adds Google's repository. Without a network the output is one line.
 */
export async function runMaven(args: string[]): Promise<StepResult> {
  const all = ['-B', '-ntp', '-f', 'android-shell/pom.xml', ...args];
  const result = await withLock('maven', async () => {
    const first = await runStep('mvn', all, { hide: 'all' });
    if (first.ok || !/Could not find artifact com\.android\.tools/.test(first.output)) return first;
    return runStep('mvn', [...all, '-P', 'google'], { hide: 'all' });
  });
  const [, address = 'its repositories'] = / from\/to \S+ \((\S+?)\)/.exec(result.output) ?? [];
  if (result.ok || !unreachable.test(result.output)) return result;
  const output = `Maven has no connection to ${address}: check the network, or the proxy and mirror in ~/.m2/settings.xml\n`;
  return { ok: false, output };
}

/** What of a JDK and Maven is missing; undefined if both are there. */
async function missingOfJvm(): Promise<string | undefined> {
  const { ok, output } = await runStep('mvn', ['--version', '-B'], { hide: 'all' });
  if (output.startsWith('mvn: spawn')) return 'Maven was not found';
  const [, version = ''] = /Java version: (\d[\d._]*)/.exec(output) ?? [];
  if (!ok || version === '') return 'Maven found no Java';
  if (Number.parseInt(version, 10) < minimumJdk) return `Maven runs on Java ${version}`;
  // Debian's Maven comes with a runtime, which has no compiler.
  const [, home = ''] = /runtime: (.*)$/m.exec(output) ?? [];
  if (home === '') return undefined;
  if (!existsSync(join(home, 'bin/javac'))) return `${home} has no Java compiler`;
  // What runs java itself uses the same.
  process.env.PATH = `${join(home, 'bin')}:${process.env.PATH ?? ''}`;
  return undefined;
}
