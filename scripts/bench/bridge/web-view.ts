import type { Browser } from 'playwright-core';
import { type BridgeClient, bundlePart } from './clients';

/** A page with a bridge; the app around it is a worker (`page/native.ts`), so that only the page is measured. */
export interface WebViewPage {
  /** Runs a function of the bench in the page. */
  run(work: (count: number) => Promise<unknown>, count?: number): Promise<unknown>;
  /** Slows the processor down that many times. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

const url = 'https://app.luka.local/';
const html = `<!doctype html><head>
<meta name="bridge-secret" content="0123456789abcdef"></head>`;

/** Opens a page with `window.androidBridge` and the client's scripts. */
export async function openWebView(
  browser: Browser,
  { name, scripts }: BridgeClient,
): Promise<WebViewPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const native = await bundlePart('native');
  await page.route(`${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const isNative = pathname === '/native.js';
    const contentType = isNative ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: isNative ? native : html });
  });
  const protocol = await context.newCDPSession(page);
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(`globalThis.benchBridge = ${JSON.stringify(name)}`);
  await page.goto(url);
  for (const content of [await bundlePart('web-view'), ...scripts]) {
    await page.addScriptTag({ content });
  }
  return {
    run: (work, count = 1) => page.evaluate(work, count),
    slowDown: async (rate) =>
      void (await protocol.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
}
