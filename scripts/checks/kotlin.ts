import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { markCompiled, writeClassPaths } from '../apk/tools/compile-shell';
import { ensureNewestJdk, runMaven } from '../apk/tools/jvm';
import { add, single, type Tally } from './tally';

/**
 * `mvn verify` of all modules of the shell: ktlint, detekt, the Android API level, coverage and tests. Prints
 * nothing unless it fails.
 */
export async function runKotlin(): Promise<Tally> {
  // It has said what is missing; the tests on Android 8 to 15 need JDK 17 only.
  const newestJdk = await ensureNewestJdk();
  const modules = shellModules();
  // Maven deletes neither the reports of an earlier run nor the classes of deleted tests, which would run.
  for (const module of modules) {
    for (const folder of ['surefire-reports', 'classes', 'test-classes']) {
      rmSync(`android-shell/${module}/target/${folder}`, { recursive: true, force: true });
    }
  }
  // Without -q, which hides ktlint's findings; --fail-at-end tests all modules.
  const { ok, output } = await runMaven([
    '--fail-at-end',
    '-P',
    'detox',
    ...(newestJdk ? [`-Dnewest.jdk=${newestJdk}`] : []),
    // Maven accepts an empty suite.
    '-DfailIfNoTests=true',
    'verify',
    ...writeClassPaths,
  ]);
  // Of the same sources `npm run apk` makes its packages.
  if (ok) markCompiled(config.appVersion);
  else process.stdout.write(errorsIn(output));
  const tests = modules.map((module) => {
    const tally = readSurefire(reportsOf(module));
    const { passed, failed } = tally;
    if (failed > 0) {
      process.stdout.write(`android-shell/${module}: ${passed} passed, ${failed} failed\n`);
    }
    return tally;
  });
  return add(single(ok), ...tests);
}

/** Counts the tests in Surefire's XML reports. */
function readSurefire(folder: string): Tally {
  const reports = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^TEST-.*\.xml$/.test(name))
    : [];
  return add(...reports.map((name) => countSuite(readFileSync(join(folder, name), 'utf8'))));
}

/** The tests of one report; skipped ones are not counted. */
function countSuite(report: string): Tally {
  const head = /<testsuite\b[^>]*>/.exec(report)?.[0] ?? '';
  const number = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = number('errors') + number('failures');
  return { passed: number('tests') - failed - number('skipped'), failed };
}

/** The modules of the shell. */
export function shellModules(): string[] {
  const pom = readFileSync('android-shell/pom.xml', 'utf8');
  return [...pom.matchAll(/<module>([^<]+)<\/module>/g)].map(([, name = '']) => name);
}

/** Where Surefire writes the JUnit XML of a module. */
export function reportsOf(module: string): string {
  return `android-shell/${module}/target/surefire-reports`;
}

/** The error lines of Maven, ktlint and detekt. */
function errorsIn(output: string): string {
  const lines = output.split('\n').filter((line) => /^\[ERROR\] \S|\.kt:\d+:\d+: /.test(line));
  return `${lines.slice(0, 100).join('\n')}\n`;
}
