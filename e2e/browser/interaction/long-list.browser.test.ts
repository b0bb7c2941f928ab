import { expect, type Page } from '@playwright/test';
import type { OpenJourney } from '@/e2e/browser/harness/journey';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';

const rows = '.my-loan__item';

/** The list of repaid loans of a user who has had so many. */
async function openList(journey: OpenJourney, size: number) {
  const j = await journey();
  const { page, sandbox, url, myLoan } = j;
  await seedStorage(page, { session: await sandbox.longList(size) });
  await page.goto(`${url}/#${myLoan.path}`);
  await myLoan.waitUntilLoaded();
  await myLoan.showList('complete');
  await page.locator(rows).nth(19).waitFor({ state: 'attached' });
  return j;
}

/** The loan at that place of the list, from 1. */
const rowAt = (place: number) => `${rows}[aria-posinset="${place}"]`;

/**
 * Scrolls to the end until so many loans were loaded. One task of the page looks for the loan and scrolls, so
 * that it never scrolls to the end of a list that already has it, which would request another page.
 */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (last) => {
      if (document.querySelector(last)) return true;
      window.scrollTo(0, document.documentElement.scrollHeight);
      return false;
    },
    rowAt(count),
    { polling: 20 },
  );
}

/** How many rows there are, and how many elements they have. */
function countRows(page: Page): Promise<{ all: number; elements: number }> {
  return page.evaluate((selector) => {
    const items = [...document.querySelectorAll(selector)];
    return {
      all: items.length,
      elements: items.reduce((sum, item) => sum + item.querySelectorAll('*').length, 0),
    };
  }, rows);
}

test('a list of 10,000 loans begins with a page of them', async ({ journey }) => {
  const { page } = await openList(journey, 10_000);
  const { all, elements } = await countRows(page);
  expect(all).toBe(20);
  expect(elements).toBeLessThan(20 * 15);
});

test('of 300 loans only those near the screen are rendered, at the end, back at the top and in between', async ({
  journey,
}) => {
  const { page } = await openList(journey, 300);
  await scrollUntil(page, 300);
  await page.waitForFunction((first) => !document.querySelector(first), rowAt(1));
  expect((await countRows(page)).all).toBeLessThanOrEqual(80);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator(rowAt(1)).waitFor();
  await page.waitForFunction((last) => !document.querySelector(last), rowAt(300));
  expect((await countRows(page)).all).toBeLessThanOrEqual(80);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator(rowAt(150)).waitFor();
  expect((await countRows(page)).all).toBeLessThanOrEqual(80);
});

test('the end of a list that was scrolled into view requests one page', async ({ journey }) => {
  const { page, requests } = await openList(journey, 300);
  await scrollUntil(page, 100);
  await requests.waitUntilIdle();
  const before = requests.count('user/get_complete_order');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.locator(rowAt(before * 20 + 20)).waitFor({ state: 'attached' });
  // Longer than the lock after a page.
  await page.waitForTimeout(700);
  expect(requests.count('user/get_complete_order')).toBe(before + 1);
});

test('rows that come and go while a list is scrolled do not move those on the screen', async ({
  journey,
}) => {
  const { page } = await openList(journey, 100);
  await scrollUntil(page, 100);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = height - 1600; y > 0; y -= 400) {
    expect(await page.evaluate(scrollAndWatch, { y, rows })).toBeCloseTo(0, 0);
  }
});

/** Runs in the page: scrolls there; by how many px the row in the middle of the screen moves in the next 100 ms. */
async function scrollAndWatch({ y, rows }: { y: number; rows: string }): Promise<number> {
  window.scrollTo(0, y);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Between two rows there is none.
  const at = (top: number) => document.elementFromPoint(180, top)?.closest(rows);
  const row = at(window.innerHeight / 2) ?? at(window.innerHeight / 2 + 20);
  const before = row?.getBoundingClientRect().top;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return (row?.getBoundingClientRect().top ?? Number.NaN) - (before ?? Number.NaN);
}

test('back from a loan far down, the list is where it was', async ({ journey }) => {
  const { page } = await openList(journey, 300);
  await scrollUntil(page, 300);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const row = page.locator(rowAt(150));
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await row.locator('a').tap();
  await page.locator('#order-detail-figures').waitFor();
  await page.goBack();
  await row.waitFor();
  expect(await row.boundingBox()).toEqual(before);
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

test('further loans of a list take no nodes, and 10 KB each', async ({ journey }) => {
  const { page } = await openList(journey, 300);
  await scrollUntil(page, 100);
  const before = await measureMemory(page);
  await scrollUntil(page, 300);
  const after = await measureMemory(page);
  expect((after.nodes - before.nodes) / 200).toBeLessThan(5);
  expect((after.heapBytes - before.heapBytes) / 200).toBeLessThan(10_000);
});

test('to a screen reader each of 300 loans has its place in one list', async ({ journey }) => {
  const { page } = await openList(journey, 300);
  await scrollUntil(page, 300);
  const lists = page.getByRole('list').filter({ has: page.locator('.my-loan__row') });
  expect(await lists.count()).toBe(1);
  const places = await lists
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize]),
    );
  expect(places.at(-1)).toEqual(['300', '300']);
  const first = Number(places[0]?.[0]);
  expect(places).toEqual(places.map((_, index) => [String(first + index), '300']));
});
