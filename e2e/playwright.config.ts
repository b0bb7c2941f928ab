import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/checks/browsers';
import { oldestChromium } from '../scripts/checks/oldest-chromium';
import { chromiumArgs } from '../scripts/checks/start-chromium';
import { patienceMs } from './shared/eventually';

/** Where report, results and failures of a run are: of each project for itself, as `npm test` runs them in turn. */
const project = process.env.LUKA_E2E_PROJECT ?? 'browser';
const results = `../.cache/e2e/${project}`;

/**
 * The tests of the browser that also run in the oldest engine: a loan, the bridge and photos. The others are about the
 * page's own rules, such as sessions, tabs, failures and languages.
 */
const inOldest = ['journeys/borrow', 'android', 'photo'];

/**
 * The tests of the export in a browser. Every test has a context of its own, so that those of a file run side by side.
 * `--trace on` records a trace of each test, with pictures of every step.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${results}-failures`,
  snapshotPathTemplate: '{testDir}/{testFileDir}/outlines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than cores, as browser tests often wait; with more of them each becomes slower.
  workers: 3,
  // Only for what hangs: a test of 20 seconds takes a minute and more on a busy machine.
  timeout: 300_000,
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: `${results}-report` }],
    ['junit', { outputFile: `../.cache/e2e/junit/${project}.xml`, includeProjectInTestName: true }],
    ['json', { outputFile: `${results}-results.json` }],
  ],
  use: { actionTimeout: patienceMs, navigationTimeout: patienceMs },
  projects: [
    {
      name: 'browser',
      testMatch: 'browser/**/*.browser.test.ts',
      // In English a loan is borrowed in the oldest engine, in the other languages in the newest.
      grepInvert: /in en a new user borrows/,
      use: {
        launchOptions: {
          executablePath: findBrowser('chromium'),
          // A page lives for seconds: what V8 spends on optimizing it never gets back. And there is no GPU, so that
          // a process for it only costs.
          args: [...chromiumArgs, '--js-flags=--no-opt,--no-maglev', '--in-process-gpu'],
        },
      },
    },
    {
      name: 'oldest',
      testMatch: [
        'oldest/**/*.oldest.test.ts',
        ...inOldest.map((name) => `browser/${name}.browser.test.ts`),
      ],
      grepInvert: /in (es|vi) a new user borrows/,
      workers: 2,
      use: {
        launchOptions: {
          executablePath: oldestChromium,
          // Its zygote does not run on newer kernels.
          args: [...chromiumArgs, '--no-zygote'],
        },
      },
    },
    // These start one browser, or one phone.
    { name: 'shell', testMatch: 'shell/**/*.shell.test.ts', workers: 1 },
    // The web view of a phone, for `npm run e2e -- --device`.
    { name: 'device', testMatch: 'device/**/*.device.test.ts', workers: 1 },
    { name: 'firefox', testMatch: 'firefox/**/*.firefox.test.ts', workers: 1 },
  ],
});
