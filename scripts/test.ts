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
  // Side by side: Maven and Jest each leave half of the machine idle.
  const [unit, kotlin] = await Promise.all([checks(), runKotlin()]);
  const build = await exported();
  const built = [apk, browser, runShellTests, runE2eTests];
  const tallies: Tally[] = [];
  for (const run of built) tallies.push(build.failed > 0 ? single(false) : await run());
  report(add(unit, kotlin, build, ...tallies));
}

void main();
