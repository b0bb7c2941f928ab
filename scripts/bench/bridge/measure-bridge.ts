import type { Browser } from 'playwright-core';
import type { BridgeClient } from './clients';
import { openWebView, type WebViewPage } from './web-view';

/** The measurements of one bridge, in ms. */
export type BridgeResult = {
  name: string;
  /** 10,000 calls with replies of a kilobyte: made at once, and one after the other. */
  atOnce: number[];
  inTurn: number[];
  /** One reply of five megabytes. */
  list: number[];
  /** The longest task of the page while that reply arrives, in ms on a processor four times slower. */
  longestTask: number[];
};

const calls = 10_000;
const slowdown = 4;

/** Measures all bridges in turn, `runs` times, each time in a new page. */
export async function measureBridges(
  browser: Browser,
  clients: readonly BridgeClient[],
  runs: number,
): Promise<BridgeResult[]> {
  const results = clients.map(
    ({ name }): BridgeResult => ({ name, atOnce: [], inTurn: [], list: [], longestTask: [] }),
  );
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`bridge, run ${run} of ${runs}\n`);
    for (const [index, client] of clients.entries()) {
      const result = results[index];
      if (!result) continue;
      await inNewPage(browser, client, async (view) => {
        result.list.push(Number(await view.run(readList)));
        result.atOnce.push(Number(await view.run(callAtOnce, calls)));
        result.inTurn.push(Number(await view.run(callInTurn, calls)));
      });
      await inNewPage(browser, client, async (view) => {
        await view.slowDown(slowdown);
        result.longestTask.push(Number(await view.run(readListAndWatch)));
      });
    }
  }
  return results;
}

async function inNewPage(
  browser: Browser,
  client: BridgeClient,
  work: (view: WebViewPage) => Promise<void>,
): Promise<void> {
  const view = await openWebView(browser, client);
  // The client's own parts are loaded with its first call.
  await view.run(callInTurn, 3);
  await work(view);
  await view.close();
}

// These run in the page.

async function callAtOnce(count: number): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, () => window.benchClient?.call()));
  return performance.now() - start;
}

async function callInTurn(count: number): Promise<number> {
  const start = performance.now();
  for (let made = 0; made < count; made += 1) await window.benchClient?.call();
  return performance.now() - start;
}

async function readList(): Promise<number> {
  const start = performance.now();
  if ((await window.benchClient?.list()) !== 10_000) throw new Error('items are missing');
  return performance.now() - start;
}

async function readListAndWatch(): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await window.benchClient?.list();
  // Entries come in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return longest;
}
