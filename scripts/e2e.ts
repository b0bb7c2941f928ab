import { ensureJvm } from './apk/tools/jvm';
import { ensureBrowser } from './checks/browsers';
import { runPlaywright } from './checks/run-playwright';
import { add, report, type Tally } from './checks/tally';
import { webViewFault } from './e2e/device-web-view';
import { tallyOf, writeCoverage } from './e2e/results';
import { parseSeed, runSpecs, type SpecRun, smokeSpecs } from './e2e/run-specs';
import { ensureBuilt } from './ensure-built';
import { runStep } from './run-step';
import { keepLock } from './setup/lock.cjs';
import { type Arguments, runMain } from './setup/run-main';
import { buildShell } from './shell/build-shell';
import { hasDisplay } from './shell/desktop-shell';

const folder = '.cache/e2e/run';

const notBuilt = 'The app was not built';

const flag = { type: 'boolean', default: false } as const;

const args = {
  options: {
    spec: { type: 'string', multiple: true },
    android: { type: 'string' },
    device: { type: 'string' },
    seed: { type: 'string' },
    smoke: flag,
    headed: flag,
    firefox: flag,
  },
} as const;

/**
 * `npm run e2e [-- --spec NAME …] [--smoke] [--seed N] [--headed] [--android NAME] [--firefox] [--device URL]`:
 * the Detox specs in the desktop shell, or with `--android` in that configuration of `.detoxrc.js`; with `--firefox`
 * the tests of that engine instead, with `--device` a log-in in the web view whose DevTools are at this address
 * (e2e/driver/README.md). Of a failed test there are a trace and a picture in `.cache/e2e/artifacts`. A complete run
 * must reach every route, bridge event and row of the error catalogue: `.cache/e2e/coverage.md`. The seed
 * determines codes, tokens and numbers. Four minutes for all specs; `--smoke` takes one.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const { headed, android, spec = [] } = values;
  const seed = parseSeed(values.seed);
  if (headed && !hasDisplay()) {
    throw new Error('--headed needs a display: omit it, or use xvfb-run npm run e2e -- --headed');
  }
  keepLock('test');
  if (values.device) return report(await runOnDevice(values.device));
  if (values.firefox) return report(await runInFirefox());
  await (android ? setUpAndroid(android) : setUp(headed));
  const specs = values.smoke ? Object.keys(smokeSpecs) : spec;
  const tests = values.smoke ? Object.values(smokeSpecs) : [];
  const specRun = { specs, tests, headed, folder, seed, configuration: android };
  report(await runOnce(specRun));
}

async function runOnce(run: SpecRun & { seed: number }): Promise<Tally> {
  const { seed, specs = [] } = run;
  const again = ['npm run e2e --', ...specs.map((name) => `--spec ${name}`), `--seed ${seed}`];
  process.stdout.write(`Seed ${seed}: ${again.join(' ')} repeats its codes and tokens\n`);
  const { ok, tests } = await runSpecs(run);
  const tally = tallyOf(tests, ok);
  const isComplete = run.specs?.length === 0 && !run.configuration;
  return isComplete ? add(tally, { passed: 0, failed: writeCoverage(tests).length }) : tally;
}

/** Drives the app that runs on a phone, without Detox. */
function runOnDevice(address: string): Promise<Tally> {
  process.env.LUKA_DEVICE = address;
  return runPlaywright('device');
}

/** Nothing is built where Firefox is missing. */
async function runInFirefox(): Promise<Tally> {
  if (!(await ensureBrowser('firefox'))) throw new Error('The tests were not run');
  await requireExport();
  return runPlaywright('firefox');
}

async function setUp(windowed: boolean): Promise<void> {
  if (!(await ensureBrowser(windowed ? 'windowedChromium' : 'chromium')) || !(await ensureJvm()))
    throw new Error('The specs were not run');
  await requireExport();
  if (!(await buildShell())) throw new Error(notBuilt);
}

async function requireExport(): Promise<void> {
  const isBuilt = process.env.LUKA_BUNDLE ? true : await ensureBuilt();
  if (!isBuilt) throw new Error(notBuilt);
}

/** Asks the device for its WebView and builds the APKs with Gradle: see the run book in android-shell/README.md. */
async function setUpAndroid(configuration: string): Promise<void> {
  const asked = await runStep('adb', ['shell', 'dumpsys', 'webviewupdate'], { hide: 'all' });
  if (!asked.ok)
    throw new Error(
      `No device: start the emulator (emulator -avd luka) or connect a phone. ${asked.output.trim()}`,
    );
  const fault = webViewFault(asked.output);
  if (fault) throw new Error(fault);
  const { ok } = await runStep('detox', ['build', '--configuration', configuration]);
  if (!ok) throw new Error('The APKs were not built');
}

runMain(main, args);
