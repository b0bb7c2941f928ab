import type { Page } from 'playwright-core';
import { withJourney } from '@/e2e/browser/harness/journey';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';

const journey = withJourney();
const rows = '.my-loan__item';

/** The list of repaid loans of a user who has had so many. */
async function openList(size: number) {
  const j = await journey();
  const { page, sandbox, url, myLoan } = j;
  await seedStorage(page, { session: await sandbox.longList(size) });
  await page.goto(`${url}/#${myLoan.path}`);
  await myLoan.waitUntilLoaded();
  await myLoan.showList('complete');
  await page.locator(rows).nth(19).waitFor({ state: 'attached' });
  return j;
}

/** Scrolls to the end until so many rows are there. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  while ((await page.locator(rows).count()) < count) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
}

/** How many rows there are, how many of them have a layout, and how many elements they have. */
function countRows(page: Page): Promise<{ all: number; rendered: number; elements: number }> {
  return page.evaluate((selector) => {
    const items = [...document.querySelectorAll(selector)];
    const isRendered = (item: Element) =>
      item.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    return {
      all: items.length,
      rendered: items.filter(isRendered).length,
      elements: items.reduce((sum, item) => sum + item.querySelectorAll('*').length, 0),
    };
  }, rows);
}

test('a list of 10,000 loans begins with a page of them', async () => {
  const { page } = await openList(10_000);
  const { all, elements } = await countRows(page);
  expect(all).toBe(20);
  expect(elements).toBeLessThan(20 * 15);
});

test('of 300 loans only those near the screen have a layout, at the end and back at the top', async () => {
  const { page } = await openList(300);
  await scrollUntil(page, 300);
  const atEnd = await countRows(page);
  expect(atEnd.all).toBe(300);
  expect(atEnd.rendered).toBeGreaterThan(3);
  expect(atEnd.rendered).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(
    (selector) =>
      document.querySelector(`${selector} > *`)?.checkVisibility({ contentVisibilityAuto: true }),
    rows,
  );
  expect((await countRows(page)).rendered).toBeLessThan(60);
});

/** The nodes and the memory of a page's document and scripts, without what can be collected. */
async function measureMemory(page: Page): Promise<{ nodes: number; heapBytes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, heapBytes: usedSize };
}

test('each further loan of a list takes at most 60 nodes and 40 KB', async () => {
  const { page } = await openList(300);
  await scrollUntil(page, 100);
  const before = await measureMemory(page);
  await scrollUntil(page, 300);
  const after = await measureMemory(page);
  expect((after.nodes - before.nodes) / 200).toBeLessThan(60);
  expect((after.heapBytes - before.heapBytes) / 200).toBeLessThan(40_000);
});

test('300 loans are one list with 300 items to a screen reader', async () => {
  const { page } = await openList(300);
  await scrollUntil(page, 300);
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('.my-loan__row') })
      .count(),
  ).toBe(300);
});
