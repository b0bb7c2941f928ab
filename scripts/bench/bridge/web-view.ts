import type { Browser, Page } from 'playwright-core';
import { type BridgeClient, bundlePart } from './clients';

/** A page with a bridge; the app around it is a worker (`page/native.ts`), so that only the page is measured. */
export interface WebViewPage {
  page: Page;
  /** Runs a function of the bench in the page. */
  run(work: (count: number) => Promise<unknown>, count?: number): Promise<unknown>;
  /** The processor time of the page's main thread since it was opened, in ms: other work of the machine is not in it. */
  processorTime(): Promise<number>;
  /** Slows the processor down that many times. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

const url = 'https://app.luka.local/';
const html = `<!doctype html><head>
<meta name="bridge-secret" content="0123456789abcdef">
<meta name="luka-sandbox" content="${url}api"></head>`;

const accepted = { code: 0, msg: '', ret: {} };

/**
 * Opens a page with `window.androidBridge` and the client's scripts; `query` tells the app how long its lists are. The
 * app's server accepts every call.
 */
export async function openWebView(
  browser: Browser,
  { name, scripts }: BridgeClient,
  query = '',
): Promise<WebViewPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const native = await bundlePart('native');
  await page.route(`${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ json: accepted });
    const isNative = pathname === '/native.js';
    const contentType = isNative ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: isNative ? native : html });
  });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(`globalThis.benchBridge = ${JSON.stringify(name)}`);
  await page.goto(url + query);
  for (const content of [await bundlePart('web-view'), ...scripts]) {
    await page.addScriptTag({ content });
  }
  return {
    page,
    run: (work, count = 1) => page.evaluate(work, count),
    async processorTime() {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    slowDown: async (rate) =>
      void (await protocol.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
}
