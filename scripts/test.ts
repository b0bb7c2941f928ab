import { apk } from './checks/apk';
import { browser } from './checks/browser';
import { checks } from './checks/checks';
import { exported } from './checks/exported';
import { runKotlin } from './checks/kotlin';
import { add, report } from './checks/tally';

/**
 * `npm test`: everything, as CI runs it; its last line is `N passed, N failed`, counted from what
 * really ran. What a failed build would have carried counts as failed, not as absent.
 */
async function main(): Promise<void> {
  const unit = await checks();
  const kotlin = await runKotlin();
  const build = await exported();
  const packed = build.failed > 0 ? { passed: 0, failed: 1 } : await apk();
  const journeys = build.failed > 0 ? { passed: 0, failed: 1 } : await browser();
  report(add(unit, kotlin, build, packed, journeys));
}

void main();
