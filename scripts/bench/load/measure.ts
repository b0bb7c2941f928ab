import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BenchApp } from './apps';
import { type Observed, observe } from './observe';
import { type TapTimes, watchTap } from './watch-tap';

/** One loading of an app. */
export type Load = Observed & { kilobytes: number };

/** Lighthouse's slow 4G, applied per request: 1.6 Mbit/s and 150 ms become these in a browser's own throttling. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** When nothing has been requested for this long, in ms, loading is over. */
const quietMs = 1500;

/** A tap that has not been answered after this long, in ms, is lost. */
const lostAfterMs = 4000;

/** A phone: how many times slower its processor is than this machine's, and its line; its own files need none. */
export type Phone = {
  slowdown: number;
  line?: 'slow 4G';
  /** Applies the page's `<meta name="viewport">`; true if absent. */
  isMobile?: boolean;
};

/** Loads an app in a new browser profile and returns what it measured. */
export async function measureLoad(browser: Browser, app: BenchApp, phone: Phone): Promise<Load> {
  const { page, protocol, close } = await openPhone(browser, app, phone);
  const network = await countRequests(protocol);
  if (phone.line) await protocol.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(app.url, { waitUntil: 'commit' });
  await waitUntilOver(page, network);
  const observed = await page.evaluate(() => window.__observed);
  await close();
  if (!observed) throw new Error(`${app.name}: the page was not observed`);
  return { ...observed, kilobytes: network.bytes / 1024 };
}

/** Taps an element of the loaded app; `next` is what only the screen has to which that leads. */
export async function measureTap(
  browser: Browser,
  app: BenchApp,
  phone: Phone,
  { button, next }: { button: string; next: string },
): Promise<TapTimes> {
  const { page, protocol, close } = await openPhone(browser, app, phone);
  await openReady(page, protocol, app);
  const times = page.evaluate(watchTap, next);
  await page.tap(button);
  const measured = await times;
  await close();
  return measured;
}

/**
 * Taps the first button `atMs` after the navigation began, whether or not the page is ready for it. Returns when the
 * next screen was shown, in ms since then; Infinity for a tap that was lost.
 */
export async function measureEarlyTap(
  browser: Browser,
  app: BenchApp,
  phone: Phone,
  atMs: number,
): Promise<number> {
  const spot = await spotOf(browser, app);
  // Until a page's first frame the protocol scales a touch by 360/980, the scale of a page without that element: it
  // would land beside the button.
  const { page, protocol, close } = await openPhone(browser, app, { ...phone, isMobile: false });
  protocol.once('Network.requestWillBeSent', ({ wallTime }) => {
    // An answer may end the page before it has acknowledged the touch.
    const touch = () => void tap(protocol, spot).catch(() => undefined);
    setTimeout(touch, wallTime * 1000 + atMs - Date.now());
  });
  await page.goto(app.url, { waitUntil: 'commit' });
  const isAnswered = () => Boolean(window.__observed?.next);
  await page.waitForFunction(isAnswered, undefined, { timeout: lostAfterMs }).catch(() => null);
  const answeredAt = await page.evaluate(() => window.__observed?.next);
  await close();
  return answeredAt || Number.POSITIVE_INFINITY;
}

/** Megabytes of JavaScript heap after each of these numbers of navigations to the next screen and back. */
export async function measureHeap(
  browser: Browser,
  app: BenchApp,
  navigations: readonly number[],
): Promise<number[]> {
  const { page, protocol, close } = await openPhone(browser, app, { slowdown: 1 });
  await openReady(page, protocol, app);
  const sizes: number[] = [];
  for (let done = 1; done <= Math.max(...navigations); done++) {
    await page.evaluate(clickWhenVisible, app.button);
    await page.waitForFunction(isVisible, app.next ?? '');
    await page.evaluate(() => history.back());
    await page.waitForFunction(isVisible, app.button);
    if (!navigations.includes(done)) continue;
    await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = await protocol.send('Runtime.getHeapUsage');
    sizes.push(usedSize / 1024 / 1024);
  }
  await close();
  return sizes;
}

async function openPhone(browser: Browser, app: BenchApp, { slowdown, isMobile = true }: Phone) {
  const { button, data, next, storage, locale, isVisited } = app;
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile,
    locale,
    timezoneId: 'America/Santiago',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  // The loader of these scripts wraps named functions in a call of this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (target) => target');
  if (storage) await page.addInitScript(store, storage);
  await page.addInitScript(observe, { button, data, next });
  if (isVisited) {
    await openReady(page, protocol, app);
    await page.goto('about:blank');
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, protocol, close: () => context.close() };
}

async function openReady(page: Page, protocol: CDPSession, app: BenchApp): Promise<void> {
  const network = await countRequests(protocol);
  await page.goto(app.url, { waitUntil: 'commit' });
  await waitUntilOver(page, network);
}

type Spot = { x: number; y: number };

const spots = new Map<BenchApp, Promise<Spot>>();

/** The middle of an app's first button, which every loading has at the same place. */
function spotOf(browser: Browser, app: BenchApp): Promise<Spot> {
  const spot = spots.get(app) ?? find();
  spots.set(app, spot);
  return spot;

  async function find(): Promise<Spot> {
    const { page, protocol, close } = await openPhone(browser, app, { slowdown: 1 });
    await openReady(page, protocol, app);
    const box = await page.locator(app.button).first().boundingBox();
    await close();
    if (!box) throw new Error(`${app.name} has no ${app.button}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

async function tap(protocol: CDPSession, spot: Spot): Promise<void> {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
