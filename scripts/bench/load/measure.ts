import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BenchApp } from './apps';
import { type Observed, observe } from './observe';

/** One loading of an app. */
export type Load = Observed & { kilobytes: number };

/** How an app is loaded: over a slow line, or from the files of an APK, which need none. */
export type Line = 'slow 4G' | 'local';

/** Lighthouse's slow 4G, applied per request: 1.6 Mbit/s and 150 ms become these in a browser's own throttling. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A cheap phone's processor, against that of a desktop. */
const slowdown = 4;

/** When nothing has been requested for this long, in ms, loading is over. */
const quietMs = 1500;

/** Loads an app in a new browser profile and returns what it measured. */
export async function measureLoad(browser: Browser, app: BenchApp, line: Line): Promise<Load> {
  const { page, protocol, close } = await openPhone(browser, app);
  const network = await countRequests(protocol);
  if (line === 'slow 4G') await protocol.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(app.url, { waitUntil: 'commit' });
  await waitUntilOver(page, network);
  const observed = await page.evaluate(() => window.__observed);
  await close();
  if (!observed) throw new Error(`${app.name}: the page was not observed`);
  return { ...observed, kilobytes: network.bytes / 1024 };
}

/** Milliseconds from the tap on the first screen's button to the paint of the next screen, from local files. */
export async function measureTap(browser: Browser, app: BenchApp): Promise<number> {
  const { page, protocol, close } = await openPhone(browser, app);
  await openReady(page, protocol, app);
  const painted = page.evaluate(waitForPaint, app.next ?? '');
  await page.tap(app.button);
  const time = await painted;
  await close();
  return time;
}

/** Megabytes of JavaScript heap after this number of navigations to the next screen and back. */
export async function measureHeap(
  browser: Browser,
  app: BenchApp,
  navigations: number,
): Promise<number> {
  const { page, protocol, close } = await openPhone(browser, app);
  await openReady(page, protocol, app);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (let done = 0; done < navigations; done++) {
    await page.evaluate(clickWhenVisible, app.button);
    await page.waitForFunction(isVisible, app.next ?? '');
    await page.evaluate(() => history.back());
    await page.waitForFunction(isVisible, app.button);
  }
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await close();
  return usedSize / 1024 / 1024;
}

async function openPhone(browser: Browser, { button, data, storage, locale }: BenchApp) {
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
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The loader of these scripts wraps named functions in a call of this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (target) => target');
  if (storage) await page.addInitScript(store, storage);
  await page.addInitScript(observe, { button, data });
  return { page, protocol, close: () => context.close() };
}

async function openReady(page: Page, protocol: CDPSession, app: BenchApp): Promise<void> {
  const network = await countRequests(protocol);
  await page.goto(app.url, { waitUntil: 'commit' });
  await waitUntilOver(page, network);
}

/** Runs in the page. */
function store(values: Record<string, string>): void {
  if (window.origin === 'null') return;
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

type Network = { bytes: number; open: number; lastChange: number };

async function countRequests(protocol: CDPSession): Promise<Network> {
  const network: Network = { bytes: 0, open: 0, lastChange: Date.now() };
  const change = (open: number, bytes = 0) => {
    network.open += open;
    network.bytes += bytes;
    network.lastChange = Date.now();
  };
  protocol.on('Network.requestWillBeSent', () => change(1));
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => change(-1, encodedDataLength));
  protocol.on('Network.loadingFailed', () => change(-1));
  return network;
}

async function waitUntilOver(page: Page, network: Network): Promise<void> {
  await page.waitForFunction(() => Boolean(window.__observed?.interactive), undefined, {
    timeout: 60_000,
    polling: 100,
  });
  while (Date.now() - network.lastChange < quietMs) await page.waitForTimeout(100);
}

/** Runs in the page: resolves with the time from the next press to the first frame that shows the element. */
function waitForPaint(selector: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)),
      {
        capture: true,
        once: true,
      },
    );
    function look(pressedAt: number) {
      const shown = [...document.querySelectorAll(selector)].some(
        (element) => element.getBoundingClientRect().height > 0,
      );
      // The frame that is painted after this callback shows it; the next callback is after that paint.
      requestAnimationFrame(() =>
        shown ? resolve(performance.now() - pressedAt) : look(pressedAt),
      );
    }
  });
}

/** Runs in the page. */
function clickWhenVisible(selector: string): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  elements.find((element) => element.getBoundingClientRect().height > 0)?.click();
}

/** Runs in the page. */
function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.getBoundingClientRect().height > 0,
  );
}
