import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { press } from '@/e2e/browser/harness/press';
import { seedStorage } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { changeTexts, isPath } from '@/e2e/browser/security/hostile-replies';

/** Without a place to break it, in every text that a server sends: as long as this, or as the contract allows. */
const longWord = 'W'.repeat(3000);
const shortWord = 'W'.repeat(30);

/** Of the window: `innerWidth` grows with what is too wide on a phone. */
const [width, height] = [320, 640];

const places = [
  ['/', 'approved'],
  ['/', 'cleared'],
  ['/', 'init_submit'],
  ['/', 'payment_failed'],
  ['/', 'refused'],
  ['/', 'waiting'],
  ['/pages/my-loan/my-loan', 'overdue'],
  ['/pages/step/step-basic/step-basic?back=1', 'init_submit'],
  ['/pages/step/step-basic/step-basic?back=1&page=2', 'init_submit'],
  ['/pages/step/step-social/step-social?back=1', 'init_submit'],
  ['/pages/step/step-social/step-social?back=1&page=2', 'init_submit'],
  ['/pages/upload/upload-id-card/upload-id-card', 'init_submit'],
  [
    '/pages/loan/loan-information/loan-information?product_id=luka&amount=200000&term_days=90',
    'approved',
  ],
  ['/pages/loan/loan-info-choose/loan-info-choose', 'coupons'],
  ['/pages/order-detail/order-detail', 'payment_failed'],
  ['/pages/order-detail/order-detail?pay=1', 'overdue'],
  ['/pages/order-detail/order-detail', 'cleared_late'],
  ['/pages/contract-new/contract-new', 'cleared_late'],
  ['/pages/contract-new/contract-new?paper=certificate', 'cleared_late'],
  ['/pages/product/product', 'approved'],
  ['/pages/profile/profile', 'lending'],
  ['/pages/settings/settings?view=data', 'lending'],
  ['/pages/hola-app-list/hola-app-list', 'lending'],
] as const;

test('words without an end wrap at 320 px and 200 % text', async ({ journey }) => {
  const { page: first, url, sandbox, requests } = await journey({ width, height });
  await first.context().route('**/api/**', async (route) => {
    // The server gets its own texts back.
    const sent = route.request().postData();
    const response = await route.fetch({ postData: sent?.replace(/W{30,}/g, '') });
    const json = v.parse(v.looseObject({ ret: v.unknown() }), await response.json());
    const call = route.request().url().split('/api/')[1] ?? '';
    if (isPath(call)) changeTexts(call, json, ({ text }) => [text + longWord, text + shortWord]);
    await route.fulfill({ response, json });
  });
  for (const [path, scenario] of places) {
    const page = await first.context().newPage();
    await page.addInitScript(() => window.origin === 'null' || localStorage.clear());
    await seedStorage(page, { session: await sandbox.scenario(scenario) });
    await page.goto(`${url}/#${path}`);
    await enlargeText(page);
    await waitUntilIdle(page, requests);
    await expect(page.locator('main:visible')).toContainText(shortWord);
    await expectInWindow(page, `${path} ${scenario}`);
    await page.close();
  }
});

test('the refusal of a form wraps at 320 px and 200 % text', async ({ journey }) => {
  const { page, open, requests } = await journey({ width, height });
  const errors = ['run', 'gender'].map((field) => ({ field, message: longWord }));
  await page.route('**/api/app/save_basic_info', (route) =>
    route.fulfill({ json: { code: 400, msg: longWord, ret: { errors } } }),
  );
  await open('/pages/step/step-basic/step-basic?back=1&page=2', 'init_submit');
  await press(page.locator('.dock:visible button').last());
  await enlargeText(page);
  await waitUntilIdle(page, requests);
  await expect(page.locator('main:visible')).toContainText(shortWord);
  await expectInWindow(page, 'refusal');
});

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** No text is beside the window, and the bar, which stands still over the screen, leaves a third of it. */
async function expectInWindow(page: Page, place: string): Promise<void> {
  // By its text: a block keeps its width where a word leaves it.
  const wide = await page.evaluate((limit) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.parentElement?.closest('.visually-hidden, option')) continue;
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > limit + 1)
        found.push(`${text.nodeValue?.slice(0, 40)}`);
    }
    return found;
  }, width);
  expect.soft(wide, place).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
  const bars = page.locator('.appbar:visible');
  const heights = await bars.evaluateAll((all) => all.map((each) => each.clientHeight));
  expect.soft(Math.max(0, ...heights), place).toBeLessThan((height * 2) / 3);
}
