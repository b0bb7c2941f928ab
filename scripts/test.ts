import { ensureJvm } from './apk/tools/jvm';
import { runChecks } from './checks/checks';
import { ensureChromium } from './checks/chromium';
import { ensureFirefox } from './checks/firefox';
import { runKotlin } from './checks/kotlin';
import { printTimes, timed } from './checks/suite-times';
import {
  buildExports,
  runApkChecks,
  runBrowserTests,
  runDetoxSpecs,
  runFirefoxTests,
  runShellTests,
} from './checks/suites';
import { add, report, single, type Tally } from './checks/tally';
import { keepLock } from './setup/lock.cjs';
import { runMain } from './setup/run-main';

/**
 * `npm test`: all checks, as CI runs them. The last lines are the time of each suite and `N passed, N failed`. Checks
 * that need a build that failed count as failed.
 */
async function main(): Promise<void> {
  keepLock('test');
  // At once, and not after half an hour.
  const tools = [await ensureChromium(), await ensureFirefox(), await ensureJvm()];
  if (tools.includes(false)) return report(single(false));
  // Two lanes in parallel: Jest, Maven, the APKs and a test on one device each use half of two cores. The
  // browser tests use both, and run last.
  const kotlin = timed('Kotlin', runKotlin);
  const build = kotlin.then(() => timed('Builds', buildExports));
  const onceBuilt = async (title: string, run: () => Promise<Tally>) =>
    (await build).failed > 0 ? single(false) : timed(title, run);
  const devices = onceBuilt('APK', runApkChecks).then(async (tally) =>
    add(
      tally,
      await onceBuilt('Shell', runShellTests),
      await onceBuilt('Firefox', runFirefoxTests),
    ),
  );
  const unit = await runChecks();
  const specs = await onceBuilt('Detox', runDetoxSpecs);
  const before = await Promise.all([kotlin, build, devices]);
  const browser = await onceBuilt('Browser', runBrowserTests);
  printTimes();
  report(add(unit, specs, ...before, browser));
}

runMain(main);
