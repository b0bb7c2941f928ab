import { tallyOf } from '../e2e/results/tally-of';
import { writeCoverage } from '../e2e/results/write-results';
import { runSpecs } from '../e2e/run-specs';
import { buildShell } from '../shell/build-shell';
import { ensureChromium } from './chromium';
import { add, type Tally } from './tally';

/** The Detox specs on the exported bundle in the desktop shell, and what they must have reached. */
export async function runE2eTests(): Promise<Tally> {
  process.stdout.write('\n== Detox\n');
  const chromium = await ensureChromium();
  if (!chromium || !(await buildShell())) return { passed: 0, failed: 1 };
  process.env.CHROMIUM_PATH = chromium;
  const { ok, tests } = await runSpecs({ folder: '.cache/e2e/run' });
  return add(tallyOf(tests, ok), { passed: 0, failed: writeCoverage(tests).length });
}
