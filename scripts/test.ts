import { apk } from './checks/apk';
import { browser } from './checks/browser';
import { checks } from './checks/checks';
import { runE2eTests } from './checks/e2e';
import { exported } from './checks/exported';
import { runKotlin } from './checks/kotlin';
import { runShellTests } from './checks/shell';
import { add, report, single, type Tally } from './checks/tally';

/**
 * `npm test`: everything, as CI runs it; its last line is `N passed, N failed`, counted from what
 * really ran. What a failed build would have carried counts as failed, not as absent.
 */
async function main(): Promise<void> {
  // Two lines of work, side by side: Jest, Maven, the packing of APKs and a test in one phone each leave half
  // of the machine idle. The browser's tests fill it, and come last.
  const kotlin = runKotlin();
  const build = kotlin.then(exported);
  const onceBuilt = async (run: () => Promise<Tally>) =>
    (await build).failed > 0 ? single(false) : run();
  const shell = onceBuilt(apk).then(async (tally) => add(tally, await onceBuilt(runShellTests)));
  const unit = await checks();
  const specs = await onceBuilt(runE2eTests);
  const before = await Promise.all([kotlin, build, shell]);
  report(add(unit, specs, ...before, await onceBuilt(browser)));
}

void main();
