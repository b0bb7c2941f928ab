import { parseArgs } from 'node:util';
import { ensureChromium } from './checks/chromium';
import { add, report, type Tally } from './checks/tally';
import { tryBreakages } from './e2e/breakages';
import { runSpecs, type SpecRun } from './e2e/run-specs';
import { smokeSpecs } from './e2e/smoke-specs';
import { tallyOf } from './e2e/tally-of';
import { watch } from './e2e/watch';
import { writeCoverage, writeReport } from './e2e/write-results';
import { ensureBuilt } from './ensure-built';
import { runStep } from './run-step';
import { buildShell } from './shell/build-shell';

const folder = '.cache/e2e/run';

/** What a spec's outcome hangs on. */
const sources = ['e2e/detox', 'e2e/driver', 'app', 'components', 'lib', 'locales'];

/**
 * `npm run e2e [-- --spec NAME …] [--smoke] [--watch] [--headed] [--breakages] [--android NAME]`: the Detox
 * specs against the desktop shell, or with `--android` in that configuration of `.detoxrc.js`. A report with a
 * picture of every step is in `.cache/e2e/report.html`. A whole run must reach every route, bridge event and
 * row of the error catalogue: `.cache/e2e/coverage.md`.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      spec: { type: 'string', multiple: true, default: [] },
      android: { type: 'string' },
      smoke: flag,
      watch: flag,
      headed: flag,
      breakages: flag,
    },
  });
  const specs = values.smoke ? smokeSpecs : values.spec;
  const { headed, android } = values;
  await (android ? setUpAndroid(android) : setUp());
  if (values.breakages) return report(await tryBreakages());
  const run = { specs, headed, folder, pictures: true, configuration: android };
  if (!values.watch) return report(await runOnce(run));
  await watch(sources, async () => {
    if (!android) await setUp();
    report(await runOnce(run));
  });
}

async function runOnce(run: SpecRun): Promise<Tally> {
  const { ok, tests } = await runSpecs(run);
  writeReport(tests, folder);
  const tally = tallyOf(tests, ok);
  const isWhole = run.specs?.length === 0 && !run.configuration;
  if (!isWhole) return tally;
  return add(tally, { passed: 0, failed: writeCoverage(tests).length });
}

async function setUp(): Promise<void> {
  const chromium = await ensureChromium();
  if (!chromium) throw new Error('The specs were not run');
  process.env.CHROMIUM_PATH = chromium;
  const isBuilt = process.env.LUKA_BUNDLE ? true : await ensureBuilt();
  if (!isBuilt || !(await buildShell())) throw new Error('The app was not built');
}

/** The APKs, by Gradle: see the run book in android-shell/README.md. */
async function setUpAndroid(configuration: string): Promise<void> {
  const { ok } = await runStep('detox', ['build', '--configuration', configuration]);
  if (!ok) throw new Error('The APKs were not built');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
