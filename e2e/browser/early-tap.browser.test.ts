import { type CDPSession, expect } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { ids as codeIds } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import type { App, OpenApp } from './harness/app';
import { centreOf, type Point } from './harness/finger';
import { test } from './harness/test';

/** How many times slower than this machine's the processor is. */
const slowdown = 6;

/** When Home's action is tapped, in ms since the page's first paint. */
const tapsAt = [0, 600];

async function tap(protocol: CDPSession, { x, y }: Point): Promise<void> {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function spotOfAction({ page, open, by }: App): Promise<Point> {
  await open('/');
  const spot = await centreOf(by(ids.apply));
  await page.context().close();
  return spot;
}

/** Begins to load Home at a slow processor. */
async function beginSlowly(app: OpenApp) {
  const opened = await app();
  const { page, url } = opened;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  return { ...opened, protocol };
}

for (const atMs of tapsAt) {
  test(`a tap ${atMs} ms after Home was painted, while its scripts load, is answered`, async ({
    app,
  }) => {
    const spot = await spotOfAction(await app());
    const { page, protocol, by } = await beginSlowly(app);
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await new Promise((resolve) => setTimeout(resolve, atMs));
    await tap(protocol, spot);
    await by(codeIds.submit).waitFor();
  });
}

test('the first frame has the action, however slowly the page is read', async ({ app }) => {
  const { page, url } = await app();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((id) => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.first = `${document.getElementById(id) !== null}`;
    });
  }, ids.apply);
  for (let load = 0; load < 5; load++) {
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.first);
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('true');
  }
});
