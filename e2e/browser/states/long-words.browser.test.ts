import { expect } from '@playwright/test';
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
]);

function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      named.has(key) && typeof part === 'string' ? [key, word] : [key, withLongWords(part)],
    ),
  );
}

for (const [path, scenario] of [
  ['/', 'approved'],
  ['/', 'cleared'],
  ['/', 'init_submit'],
  ['/pages/upload/upload-id-card/upload-id-card?summary=1', 'init_submit'],
  [
    '/pages/loan/loan-information/loan-information?product_id=luka&amount=200000&term_days=90',
    'approved',
  ],
  ['/pages/profile/profile', 'lending'],
  ['/pages/settings/settings?view=data', 'lending'],
  ['/pages/hola-app-list/hola-app-list', 'lending'],
] as const) {
  test(`a name of 60 letters wraps at 320 px and 200 % text: ${path} ${scenario}`, async ({
    journey,
  }) => {
    const { page, open, requests } = await journey({ width: 320 });
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withLongWords(await response.json()) });
    });
    await open(path, scenario);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await waitUntilIdle(page, requests);
    const main = page.locator('main:visible');
    await expect(main).toContainText(word);
    // By its text: a block keeps its width where a word leaves it.
    const wide = await main.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().right > innerWidth + 1) found.push(`${text.nodeValue}`);
      }
      return found;
    });
    expect(wide).toEqual([]);
  });
}
