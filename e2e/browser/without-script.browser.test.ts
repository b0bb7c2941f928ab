import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { builtPaths } from '@/lib/router/built-paths';
import { formatQuery } from '@/lib/router/target';
import { fileOf } from '@/scripts/export/page-texts';
import { statesWithoutScript } from '@/scripts/export/without-script';
import { exportFolder, openContext } from './harness/app';
import { startChromium } from './harness/chromium';
import { ErrorCollector } from './harness/error-collector';
import { withCdn } from './harness/with-cdn';

const pages = builtPaths.map((path) => ({ path, file: `/${fileOf(path)}` }));

const host = withCdn();
let browser: Browser;
let context: BrowserContext;
let page: Page;
const collector = new ErrorCollector();

beforeAll(async () => {
  browser = await startChromium();
  context = await openContext(browser, { scripts: false });
  collector.listen(context);
  page = await context.newPage();
});
afterEach(() => expect(collector.errors).toEqual([]));
afterAll(() => browser.close());

/** What the head says to a chat or a search: the content of a `<meta>`. */
function meta(name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

test.each(pages)('without scripts $path shows its screen', async ({ path, file }) => {
  await page.goto(`${host.url}${file}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await page.locator('main:visible').first().innerText()).toMatch(/\p{L}{3,} \p{L}+/u);
  expect(await page.locator('h1:visible').count()).toBe(statesWithoutScript(path).length);
  expect(await page.locator('.no-script').innerText()).toContain('JavaScript');
});

test.each(pages)('$path has a description and a picture that exists', async ({ file }) => {
  await page.goto(`${host.url}${file}`);
  expect((await meta('description'))?.length).toBeGreaterThan(40);
  expect(await meta('og:title')).toBe(await page.title());
  expect(existsSync(join(exportFolder, (await meta('og:image')) ?? 'none'))).toBe(true);
});

test('the figures of the screen are there, without a placeholder', async () => {
  await page.goto(`${host.url}/pages/order-detail/order-detail/index.html`);
  const text = await page.locator('main').first().innerText();
  expect(text.match(/\$\d[\d.]+/g)?.length).toBeGreaterThan(4);
  expect(await page.locator('[aria-busy="true"], .inline-skeleton, .bone').count()).toBe(0);
});

test('the hash app shows Home with its figures instead of the one that waits for them', async () => {
  await page.goto(`${host.url}/index.html`);
  expect(await page.locator('h1:visible').count()).toBe(1);
  expect(await page.locator('main:visible').innerText()).toMatch(/\$\d/);
});

test('links open other pages, and the links to legal texts the right one', async () => {
  await page.goto(`${host.url}/pages/account/get-code-page/get-code-page/index.html`);
  const link = page.locator('main a[href*="#terms"]');
  // Playwright's click waits for a script of its own, which these pages do not run.
  await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href));
  expect(page.url()).toBe(`${host.url}/pages/policy/policy/index.html#terms`);
  expect(await page.locator('#terms main').innerText()).toContain('1. ');
});

test('nothing can be filled in, sent or signed', async () => {
  await page.goto(`${host.url}/pages/sign/sign/index.html`);
  expect(await page.locator('button, input, select, textarea').count()).toBeGreaterThan(2);
  expect(await page.locator(':is(button, input, select, textarea):enabled').count()).toBe(0);
  expect(await page.locator('form[action]').count()).toBe(0);
});

test('from a folder the screen is shown too', async () => {
  await page.goto(`file://${resolve(exportFolder)}/pages/sign/sign/index.html`);
  expect(await page.locator('main:visible h1').count()).toBe(1);
});

test('with scripts nothing of it is shown', async () => {
  const scripted = await openContext(browser);
  try {
    const tab = await scripted.newPage();
    const [state] = statesWithoutScript('/pages/sign/sign');
    await tab.goto(`${host.url}/pages/sign/sign/index.html${formatQuery({ state: state ?? '' })}`);
    await tab.locator('html[data-preview="idle"]').waitFor();
    expect(await tab.locator('main').count()).toBe(1);
    expect(await tab.locator('.no-script').count()).toBe(0);
  } finally {
    await scripted.close();
  }
});
