import type { Browser } from 'playwright-core';
import type { BenchApp } from './apps';
import { type Observed, observe } from './observe';

/** The measurements of one app, one of each run: from the phone's own files, and over slow 4G. */
export type AppResult = { name: string; runs: Observed[]; web: Observed[] };

/** Lighthouse's slow 4G, applied per request: 1.6 Mbit/s and 150 ms become these in a browser's own throttling. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** How many times slower a phone's processor is than this machine's. */
export const slowdown = 4;

/** Measures all apps in turn, `runs` times, so that a change of the machine's load meets all of them. */
export async function measureApps(
  browser: Browser,
  apps: readonly BenchApp[],
  runs: number,
): Promise<AppResult[]> {
  const results = apps.map((app) => ({ app, runs: [] as Observed[], web: [] as Observed[] }));
  for (let run = 1; run <= runs; run++) {
    for (const { app, runs: measured, web } of results) {
      process.stderr.write(`run ${run} of ${runs}: ${app.name}\n`);
      measured.push(await measure(browser, app));
      web.push(await measure(browser, { ...app, url: app.webUrl }, slow4g));
    }
  }
  return results.map(({ app, ...measured }) => ({ name: app.name, ...measured }));
}

/** Opens an app in a new browser profile, and its next screen once it is at rest. */
async function measure(browser: Browser, app: BenchApp, line?: typeof slow4g): Promise<Observed> {
  const { url, locale, button, data, next, storage = {} } = app;
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale,
    timezoneId: 'America/Santiago',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The loader of these scripts wraps named functions in a call of this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(store, storage);
  await page.addInitScript(observe, { button, data, next });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', line);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Boolean(window.__observed?.interactive));
  if (next) {
    await page.tap(button);
    await page.waitForFunction(() => Boolean(window.__observed?.next));
  }
  const observed = await page.evaluate(() => window.__observed);
  await context.close();
  if (!observed) throw new Error(`${app.name}: the page was not observed`);
  return observed;
}

/** Runs in the page. */
function store(values: Record<string, string>): void {
  if (window.origin === 'null') return;
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}
