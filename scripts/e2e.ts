import { parseArgs } from 'node:util';
import { ensureChromium } from './checks/chromium';
import { add, report, type Tally } from './checks/tally';
import { tryBreakages } from './e2e/breakages/try-breakages';
import { tallyOf } from './e2e/results/tally-of';
import { writeCoverage, writeReport } from './e2e/results/write-results';
import { runSpecs, type SpecRun } from './e2e/run-specs';
import { seedOf } from './e2e/seed';
import { smokeSpecs } from './e2e/smoke-specs';
import { watch } from './e2e/watch';
import { ensureBuilt } from './ensure-built';
import { runStep } from './run-step';
import { buildShell } from './shell/build-shell';
import { hasDisplay } from './shell/has-display';

const folder = '.cache/e2e/run';

/** What a spec's outcome hangs on. */
const sources = [
  'e2e/detox',
  'e2e/driver',
  'app',
  'components',
  'lib',
  'locales',
  'android-shell/core/src/main',
  'android-shell/desktop/src/main',
];

const noDisplay =
  'There is no display for --headed: leave it out, or xvfb-run npm run e2e -- --headed';

/**
 * `npm run e2e [-- --spec NAME …] [--smoke] [--seed N] [--watch] [--headed] [--breakages] [--android NAME]`: the
 * Detox specs against the desktop shell, or with `--android` in that configuration of `.detoxrc.js`. A report
 * with a picture of every step is in `.cache/e2e/report.html`. A whole run must reach every route, bridge event
 * and row of the error catalogue: `.cache/e2e/coverage.md`. A run with the same seed meets the same codes,
 * tokens and numbers.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      spec: { type: 'string', multiple: true, default: [] },
      android: { type: 'string' },
      seed: { type: 'string' },
      smoke: flag,
      watch: flag,
      headed: flag,
      breakages: flag,
    },
  });
  const specs = values.smoke ? Object.keys(smokeSpecs) : values.spec;
  const tests = values.smoke ? Object.values(smokeSpecs) : [];
  const { headed, android } = values;
  const seed = seedOf(values.seed);
  if (headed && !hasDisplay()) throw new Error(noDisplay);
  // What a change made wrong is said by each run of its own, and the watch goes on.
  if (android || !values.watch) await (android ? setUpAndroid(android) : setUp());
  if (values.breakages) return report(await tryBreakages());
  const run = { specs, tests, headed, folder, seed, pictures: true, configuration: android };
  if (!values.watch) return report(await runOnce(run));
  const again = async () => {
    if (!android) await setUp();
    report(await runOnce(run));
  };
  await watch({ paths: sources, again });
}

async function runOnce(run: SpecRun & { seed: number }): Promise<Tally> {
  const { seed } = run;
  process.stdout.write(
    `Seed ${seed}: npm run e2e -- --seed ${seed} repeats its codes and tokens\n`,
  );
  const { ok, tests } = await runSpecs(run);
  writeReport(tests, { folder, seed });
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
