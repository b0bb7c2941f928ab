import { readFileSync, rmSync } from 'node:fs';
import { ensureJvm } from '../apk/tools/jvm';
import { runMaven } from '../apk/tools/maven';
import { ensureChromium } from './chromium';
import { readSurefire } from './surefire';
import { add, single, type Tally } from './tally';

/** How many tests a module has at the least; of one that is not named, one. */
const least: Record<string, number> = { core: 400, app: 100, desktop: 50, package: 11 };

/**
 * The Kotlin side of the shell: lint (ktlint, detekt), Android's API, coverage and all tests of all modules,
 * as `mvn verify` runs them. Quiet unless something fails.
 */
export async function runKotlin(): Promise<Tally> {
  process.stdout.write('\n== Kotlin, beside what follows\n');
  if (!(await ensureJvm())) return single(false);
  // The desktop shell is tested in a browser; without one its tests are skipped, and counted as missing.
  const chromium = await ensureChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const modules = modulesOf(readFileSync('android-shell/pom.xml', 'utf8'));
  // A report of an earlier run would count for a suite that does not run any more.
  for (const module of modules) rmSync(reportsOf(module), { recursive: true, force: true });
  // Without -q, which hides what ktlint found; all modules, also after one that failed.
  const { ok, output } = await runMaven(['--fail-at-end', 'verify']);
  if (!ok) process.stdout.write(worthReading(output));
  const tests = modules.map((module) => {
    const tally = readSurefire(reportsOf(module), least[module] ?? 1);
    if (tally.failed > 0) {
      const { passed, failed } = tally;
      process.stdout.write(`android-shell/${module}: ${passed} passed, ${failed} failed\n`);
    }
    return tally;
  });
  return add(single(ok), ...tests);
}

/** The modules that a pom names. */
export function modulesOf(pom: string): string[] {
  return [...pom.matchAll(/<module>([^<]+)<\/module>/g)].map(([, name = '']) => name);
}

function reportsOf(module: string): string {
  return `android-shell/${module}/target/surefire-reports`;
}

/** Of Maven's output what tells of errors: its own lines, and those of ktlint and detekt. */
function worthReading(output: string): string {
  const lines = output.split('\n').filter((line) => /^\[ERROR\] \S|\.kt:\d+:\d+: /.test(line));
  return `${lines.slice(0, 100).join('\n')}\n`;
}
