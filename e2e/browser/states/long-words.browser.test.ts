import { expect } from '@playwright/test';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';

/** As long as a name may be, without a place to break it. */
const word = 'W'.repeat(60);

/** The fields that hold what a user typed or a server named. */
const named = new Set([
  'first_name',
  'last_name',
  'full_name',
  'name',
  'title',
  'holder',
  'fail_reason',
  'way',
]);

/** The codes for which the page would have its own words. */
const coded = new Set(['fail_code', 'option_id']);

const newCode = 'new-';

/** Of the window: `innerWidth` grows with what is too wide on a phone. */
const width = 320;

function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  const isProduct = 'fee_rate' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (typeof part !== 'string') return [key, withLongWords(part)];
      const isCode = coded.has(key) || (isProduct && key === 'id');
      return [key, isCode ? `${newCode}${part}` : named.has(key) ? word : part];
    }),
  );
}

const places = [
  ['/', 'approved'],
  ['/', 'cleared'],
  ['/', 'init_submit'],
  ['/pages/upload/upload-id-card/upload-id-card?summary=1', 'init_submit'],
  [
    '/pages/loan/loan-information/loan-information?product_id=luka&amount=200000&term_days=90',
    'approved',
  ],
  ['/pages/loan/loan-info-choose/loan-info-choose', 'coupons'],
  ['/pages/order-detail/order-detail', 'payment_failed'],
  ['/pages/order-detail/order-detail', 'cleared_late'],
  ['/pages/contract-new/contract-new', 'cleared_late'],
  ['/pages/contract-new/contract-new?paper=certificate', 'cleared_late'],
  ['/pages/product/product', 'approved'],
  ['/pages/profile/profile', 'lending'],
  ['/pages/settings/settings?view=data', 'lending'],
  ['/pages/hola-app-list/hola-app-list', 'lending'],
] as const;

test('a name of 60 letters wraps at 320 px and 200 % text', async ({ journey }) => {
  const { page: first, url, sandbox, requests } = await journey({ width });
  await first.context().route('**/api/**', async (route) => {
    const postData = route.request().postData()?.replaceAll(newCode, '');
    const response = await route.fetch({ postData });
    await route.fulfill({ response, json: withLongWords(await response.json()) });
  });
  for (const [path, scenario] of places) {
    const page = await first.context().newPage();
    await page.addInitScript(() => window.origin === 'null' || localStorage.clear());
    await seedStorage(page, { session: await sandbox.scenario(scenario) });
    await page.goto(`${url}/#${path}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await waitUntilIdle(page, requests);
    const main = page.locator('main:visible');
    await expect(main).toContainText(word);
    // By its text: a block keeps its width where a word leaves it.
    const wide = await main.evaluate((element, limit) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().right > limit + 1) found.push(`${text.nodeValue}`);
      }
      return found;
    }, width);
    expect(wide, `${path} ${scenario}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  }
});
