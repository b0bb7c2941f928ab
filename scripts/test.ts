import { ensureJvm } from './apk/tools/jvm';
import { runChecks } from './checks/checks';
import { ensureChromium } from './checks/chromium';
import { ensureFirefox } from './checks/firefox';
import { runKotlin } from './checks/kotlin';
import { ensureOldestChromium } from './checks/oldest-chromium';
import { printTimes, timed } from './checks/suite-times';
import {
  buildExports,
  runApkChecks,
  runBrowserTests,
  runDetoxSpecs,
  runFirefoxTests,
  runOldestTests,
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
  const tools = [
    await ensureChromium(),
    await ensureOldestChromium(),
    await ensureFirefox(),
    await ensureJvm(),
  ];
  if (tools.includes(false)) return report(single(false));
  // Two lanes in parallel, as each of them alone leaves cores idle: Jest and the browser's tests, and all others.
  const kotlin = timed('Kotlin', runKotlin);
  const build = kotlin.then(() => timed('Builds', buildExports));
  const onceBuilt = async (title: string, run: () => Promise<Tally>) =>
    (await build).failed > 0 ? single(false) : timed(title, run);
  const devices = build.then(async () =>
    add(
      await onceBuilt('APK', runApkChecks),
      await onceBuilt('Shell', runShellTests),
      await onceBuilt('Firefox', runFirefoxTests),
      await onceBuilt('Chromium 111', runOldestTests),
      await onceBuilt('Detox', runDetoxSpecs),
    ),
  );
  const unit = await runChecks();
  const browser = await onceBuilt('Browser', runBrowserTests);
  const others = await Promise.all([kotlin, build, devices]);
  printTimes();
  report(add(unit, browser, ...others));
}

runMain(main);
