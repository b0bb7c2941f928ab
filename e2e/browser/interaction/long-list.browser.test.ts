import { expect, type Page } from '@playwright/test';
import type { OpenJourney } from '@/e2e/browser/harness/journey';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';

const rows = '.my-loan__item';

/** The list of repaid loans of a user who has had 100 of them. */
async function openList(journey: OpenJourney) {
  const j = await journey();
  const { page, sandbox, url, myLoan } = j;
  await seedStorage(page, { session: await sandbox.longList(100) });
  await page.goto(`${url}/#${myLoan.path}`);
  await myLoan.waitUntilLoaded();
  await myLoan.showList('complete');
  await page.locator(rows).nth(19).waitFor();
  return j;
}

/** The loan at that place of the list, from 1. */
const rowAt = (place: number) => `${rows}[aria-posinset="${place}"]`;

/** Scrolls to the end until so many loans were loaded. */
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

test('back from a loan far down, the list is where it was', async ({ journey }) => {
  const { page } = await openList(journey);
  await scrollUntil(page, 100);
  const row = page.locator(rowAt(50));
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await row.locator('a').tap();
  await page.locator('#order-detail-figures').waitFor();
  await page.goBack();
  await row.waitFor();
  expect(await row.boundingBox()).toEqual(before);
});
