import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { builtPaths } from '@/lib/router/built-paths';
import { formatQuery } from '@/lib/router/target';
import { fileOf } from '@/scripts/export/page-texts';
import { statesWithoutScript } from '@/scripts/export/without-script';
import { exportFolder, openContext } from './harness/app';
import { ErrorCollector } from './harness/error-collector';
import { test as base } from './harness/test';

const pages = builtPaths.map((path) => ({ path, file: `/${fileOf(path)}` }));

/** A test on a page that runs no script. */
const test = base.extend({
  page: async ({ browser }, use) => {
    const context = await openContext(browser, { scripts: false });
    const collector = new ErrorCollector();
    collector.listen(context);
    await use(await context.newPage());
    await context.close();
    expect(collector.errors).toEqual([]);
  },
});

/** What the head says to a chat or a search: the content of a `<meta>`. */
function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

for (const { path, file } of pages) {
  test(`without scripts ${path} shows its screen`, async ({ page, cdn }) => {
    await page.goto(`${cdn.url}${file}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    expect(await page.locator('main:visible').first().innerText()).toMatch(/\p{L}{3,} \p{L}+/u);
    expect(await page.locator('h1:visible').count()).toBe(statesWithoutScript(path).length);
    expect(await page.locator('.no-script').innerText()).toContain('JavaScript');
  });
}

for (const { path, file } of pages) {
  test(`${path} has a description and a picture that exists`, async ({ page, cdn }) => {
    await page.goto(`${cdn.url}${file}`);
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(40);
    expect(await meta(page, 'og:title')).toBe(await page.title());
    expect(existsSync(join(exportFolder, (await meta(page, 'og:image')) ?? 'none'))).toBe(true);
  });
}

test('the figures of the screen are there, without a placeholder', async ({ page, cdn }) => {
  await page.goto(`${cdn.url}/pages/order-detail/order-detail/index.html`);
  const text = await page.locator('main').first().innerText();
  expect(text.match(/\$\d[\d.]+/g)?.length).toBeGreaterThan(4);
  expect(await page.locator('[aria-busy="true"], .inline-skeleton, .bone').count()).toBe(0);
});

test('the hash app shows Home with its figures instead of the one that waits for them', async ({
  page,
  cdn,
}) => {
  await page.goto(`${cdn.url}/index.html`);
  expect(await page.locator('h1:visible').count()).toBe(1);
  expect(await page.locator('main:visible').innerText()).toMatch(/\$\d/);
});

test('links open other pages, and the links to legal texts the right one', async ({
  page,
  cdn,
}) => {
  await page.goto(`${cdn.url}/pages/account/get-code-page/get-code-page/index.html`);
  const link = page.locator('main a[href*="#terms"]');
  // Playwright's click waits for a script of its own, which these pages do not run.
  await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href));
  expect(page.url()).toBe(`${cdn.url}/pages/policy/policy/index.html#terms`);
  expect(await page.locator('#terms main').innerText()).toContain('1. ');
});

test('nothing can be filled in, sent or signed', async ({ page, cdn }) => {
  await page.goto(`${cdn.url}/pages/sign/sign/index.html`);
  expect(await page.locator('button, input, select, textarea').count()).toBeGreaterThan(2);
  expect(await page.locator(':is(button, input, select, textarea):enabled').count()).toBe(0);
  expect(await page.locator('form[action]').count()).toBe(0);
});

test('from a folder the screen is shown too', async ({ page }) => {
  await page.goto(`file://${resolve(exportFolder)}/pages/sign/sign/index.html`);
  expect(await page.locator('main:visible h1').count()).toBe(1);
});

test('with scripts nothing of it is shown', async ({ browser, cdn }) => {
  const scripted = await openContext(browser);
  try {
    const tab = await scripted.newPage();
    const [state] = statesWithoutScript('/pages/sign/sign');
    await tab.goto(`${cdn.url}/pages/sign/sign/index.html${formatQuery({ state: state ?? '' })}`);
    await tab.locator('html[data-preview="idle"]').waitFor();
    expect(await tab.locator('main').count()).toBe(1);
    expect(await tab.locator('.no-script').count()).toBe(0);
  } finally {
    await scripted.close();
  }
});
