import { ensureJvm } from './apk/tools/jvm';
import { ensureBrowser } from './checks/browsers';
import { runStaticChecks, runUnitTests } from './checks/checks';
import { chosenOf } from './checks/choose';
import { runKotlin } from './checks/kotlin';
import { ensureOldestChromium } from './checks/oldest-chromium';
import { runPlaywright } from './checks/run-playwright';
import { printTimes, timed } from './checks/suite-times';
import { buildExports, runApkChecks, runDetoxSpecs, runShellTests } from './checks/suites';
import { add, report, single, type Tally } from './checks/tally';
import { clearTestResults, writeTestReport } from './checks/test-report';
import { keepLock } from './setup/lock.cjs';
import { type Arguments, runMain } from './setup/run-main';

const suites = [
  'checks',
  'jest',
  'browser',
  'kotlin',
  'builds',
  'apk',
  'shell',
  'firefox',
  'oldest',
  'detox',
] as const;

type Suite = (typeof suites)[number];

/** Which suites need these. */
const needs = {
  chromium: ['browser', 'shell', 'detox'],
  jvm: ['kotlin', 'apk', 'shell', 'detox'],
  builds: ['builds', 'browser', 'apk', 'shell', 'firefox', 'oldest', 'detox'],
} as const satisfies Record<string, readonly Suite[]>;

const nothing: Tally = { passed: 0, failed: 0 };

const args = { allowPositionals: true, options: { only: { type: 'string' } } } as const;

/**
 * `npm test [-- PATH...] [--only SUITE,...]`: all checks, as CI runs them, in about half an hour on two cores;
 * the last lines are the time of each suite and `N passed, N failed`. With paths, Jest's tests below them alone. With
 * `--only`, these suites: checks, jest, browser, kotlin, builds, apk, shell, firefox, oldest, detox. What needs a build
 * makes it, and counts as failed where that fails.
 */
async function main({ values, positionals }: Arguments<typeof args>): Promise<void> {
  if (positionals.length > 0) {
    if (values.only !== undefined) throw new Error('Paths are for Jest alone: omit --only');
    return report(await runUnitTests(positionals));
  }
  const chosen = chosenOf(suites, values.only);
  const has = (names: readonly Suite[]) => names.some((name) => chosen.includes(name));
  keepLock('test');
  clearTestResults();
  // At once, and not at the end.
  const tools = [
    !has(needs.chromium) || (await ensureBrowser('chromium')),
    !has(['firefox']) || (await ensureBrowser('firefox')),
    !has(needs.jvm) || (await ensureJvm()),
  ];
  const isReady = !tools.includes(false) && (!has(['oldest']) || (await ensureOldestChromium()));
  if (!isReady) return report(single(false));
  const runIf = async (wanted: boolean, title: string, run: () => Promise<Tally>) =>
    wanted ? timed(title, run) : nothing;
  // Three lanes in parallel, as each of them waits more than it computes: Jest and the browser's tests, Kotlin and what
  // needs little else, and the phones, whose shell Maven compiles once Kotlin's tests have.
  const kotlin = runIf(has(['kotlin']), 'Kotlin', runKotlin);
  const checks = has(['checks']) ? runStaticChecks() : Promise.resolve(nothing);
  // Not at once: a build writes types that the checks read.
  const build = checks.then(() => runIf(has(needs.builds), 'Builds', buildExports));
  const onceBuilt = async (suite: Suite, title: string, run: () => Promise<Tally>) =>
    has([suite]) && (await build).failed > 0 ? single(false) : runIf(has([suite]), title, run);
  const packages = kotlin.then(async () =>
    add(
      await onceBuilt('apk', 'APK', runApkChecks),
      await onceBuilt('oldest', 'Chromium 111', () => runPlaywright('oldest')),
    ),
  );
  const phones = onceBuilt('firefox', 'Firefox', () => runPlaywright('firefox')).then(
    async (firefox) => {
      await kotlin;
      const shell = await onceBuilt('shell', 'Shell', runShellTests);
      return add(firefox, shell, await onceBuilt('detox', 'Detox', runDetoxSpecs));
    },
  );
  const unit = add(await checks, has(['jest']) ? await runUnitTests() : nothing);
  const browser = await onceBuilt('browser', 'Browser', () => runPlaywright('browser'));
  const others = await Promise.all([kotlin, build, packages, phones]);
  printTimes();
  if (has(needs.jvm)) await writeTestReport();
  report(add(unit, browser, ...others));
}

runMain(main, args);
