import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, type StepResult } from '@/scripts/run-step';
import { installDebianPackages } from '@/scripts/setup/debian-packages';
import { withLock } from '@/scripts/setup/lock.cjs';

const minimumJdk = 17;

/** The bytecode of the framework of Android 16 is Java 21's. */
const frameworkJdk = 21;

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

/**
 * The folder of a JDK that runs Android 16's framework in the shell's tests: of `JAVA_HOME` or the system, otherwise
 * Debian's is installed as root. Without one it prints what to install and resolves with undefined.
 */
export async function ensureNewestJdk(): Promise<string | undefined> {
  if (findNewestJdk()) return findNewestJdk();
  const todo = await installDebianPackages([`openjdk-${frameworkJdk}-jdk-headless`]);
  const found = findNewestJdk();
  if (!found) {
    const needs = `The tests on Android 16 need a JDK ${frameworkJdk} or newer beside the other`;
    process.stdout.write(`${needs}: ${todo}, or set JAVA_HOME to it\n`);
  }
  return found;
}

const jdkFolder =
  process.platform === 'darwin' ? '/Library/Java/JavaVirtualMachines' : '/usr/lib/jvm';

/** The newest JDK that is new enough. */
function findNewestJdk(): string | undefined {
  const installed = existsSync(jdkFolder) ? readdirSync(jdkFolder) : [];
  const homes = installed.flatMap((name) => [
    join(jdkFolder, name),
    join(jdkFolder, name, 'Contents/Home'),
  ]);
  const [newest] = [process.env.JAVA_HOME ?? '', ...homes]
    .map((home) => ({ home, version: versionOf(home) }))
    .filter(({ version }) => version >= frameworkJdk)
    .sort((a, b) => b.version - a.version);
  return newest?.home;
}

/** The version of the JDK in a folder, from the file that each has; 0 where there is none with a compiler. */
function versionOf(home: string): number {
  const release = join(home, 'release');
  if (!existsSync(release) || !existsSync(join(home, 'bin/javac'))) return 0;
  const [, version = '0'] = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8')) ?? [];
  return Number(version);
}

const unreachable =
  /Unknown host|Temporary failure in name resolution|Connection refused|Connect(ion)? timed out|No route to host|Network is unreachable/;

/**
 * Runs Maven on the shell without printing. If its repositories lack Google's R8, apksig or AndroidX, it runs again
 * with the profile `google`, which adds Google's repository. Without a network the output is one line.
 */
export async function runMaven(args: string[]): Promise<StepResult> {
  const all = ['-B', '-ntp', '-f', 'android-shell/pom.xml', ...args];
  const result = await withLock('maven', async () => {
    const first = await runStep('mvn', all, { hide: 'all' });
    if (first.ok || !/Could not find artifact (com\.android\.tools|androidx\.)/.test(first.output))
      return first;
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
