import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { themes } from '@/app/preview/runtime/look';
import { galleryAreas } from '@/app/preview/screens';
import { waitForPreview } from '@/e2e/browser/harness/wait-until-idle';
import { exportFolder, withApp } from './harness/app';
import { type PlainServer, startPlainServer } from './harness/plain-server';
import { axeFindings } from './states/axe-findings';
import { paint } from './states/look-at';

/** Dozens of pages are opened one after the other. */
jest.setTimeout(240_000);

const app = withApp();
let host: PlainServer;

beforeAll(async () => {
  host = await startPlainServer(exportFolder, '/designs/luka');
});
afterAll(() => host.close());

const screens = galleryAreas.flatMap((area) => area.screens);
const states = screens.flatMap((screen) => screen.states.map((state) => ({ screen, state })));

const places = [
  ['below a path', () => host.url],
  ['from a folder', () => pathToFileURL(resolve(exportFolder)).href],
] as const;

const ownPages = ['preview', 'preview/components', 'preview/tokens'] as const;

const preview = (root: string, path: string, parameters: string) =>
  `${root}${path === '/' ? '/pages/index/index' : path}/index.html?${parameters}`;

const linksOf = (page: Page) =>
  page
    .locator('.gallery-card__name a:first-child')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );

describe.each(places)('%s', (_place, root) => {
  test('the gallery lists every state of every screen by its link, and a link leads to its screen', async () => {
    const { page } = await app({ width: 1280 });
    await page.goto(`${root()}/preview/index.html?size=off`);
    await page.getByRole('heading', { level: 1, name: 'Screens' }).waitFor();
    const links = await linksOf(page);
    expect(links).toEqual(
      states.map(({ screen, state }) => preview(root(), screen.path, `state=${state.name}`)),
    );
    // All of them are opened where their looks are held against the accepted ones: e2e/browser/states.
    await page.goto(links.at(-1) ?? '');
    await waitForPreview(page);
    expect(await page.locator('h1').count()).toBe(1);
  });
});

test('live pictures come when they are scrolled to, a few at a time', async () => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${host.url}/preview/index.html?search=home&size=s&motion=reduce`);
  await page.locator('[data-idle=true]').first().waitFor();
  const loaded = await page.locator('.gallery-picture iframe').count();
  expect(loaded).toBeLessThan(await page.locator('.gallery-picture').count());
  await page.locator('.gallery-picture').last().scrollIntoViewIfNeeded();
  await page.locator('.gallery-picture[data-idle=true]').last().waitFor();
});

test('what is chosen stands in the address, so that a link shows the same', async () => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${host.url}/preview/index.html?size=off`);
  // What is typed before the exportFolder page has come to life is typed into nothing.
  await page.locator('.gallery-columns[data-size=off]').waitFor();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('searchbox').fill('order payment failed');
  const chosen = '?locale=vi&theme=dark&size=off&search=order+payment+failed';
  await page.waitForURL((url) => url.search === chosen);
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: /^1 screen/ })
    .waitFor();
  expect(await linksOf(page)).toEqual([
    preview(
      host.url,
      '/pages/order-detail/order-detail',
      'state=paymentFailed&locale=vi&theme=dark',
    ),
  ]);
});

test('the pseudo-locale changes every text of the catalogue', async () => {
  const { page } = await app();
  await page.goto(preview(host.url, '/pages/my-loan/my-loan', 'state=overdue&pseudo=1'));
  await waitForPreview(page);
  const parts = await page.locator('main, nav, header').allInnerTexts();
  const texts = parts.flatMap((part) => part.split('\n').map((text) => text.trim()));
  const words = texts.filter((text) => /\p{L}{2}/u.test(text));
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((text) => !/^\[.*\]$/.test(text))).toEqual([]);
});

test('text size and motion are those of the address', async () => {
  const { page } = await app();
  await page.goto(preview(host.url, '/', 'state=lending&text=200&motion=reduce'));
  await waitForPreview(page);
  const look = await page.evaluate(() => ({
    size: getComputedStyle(document.documentElement).fontSize,
    moving: document.getAnimations().length,
  }));
  expect(look).toEqual({ size: '32px', moving: 0 });
});

test('two previews on one page know nothing of each other, and leave nothing behind', async () => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${host.url}/pages/policy/policy/index.html?type=about`);
  await page.locator('h1:visible').waitFor();
  const before = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ]);
  await page.goto(`${host.url}/preview/index.html?search=home&size=s`);
  await page.locator('[data-idle=true]').nth(3).waitFor();
  const titles = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.locator('html').evaluate(() => new Date().toISOString())),
  );
  expect(new Set(titles)).toEqual(new Set(['2026-11-20T13:42:00.000Z']));
  const after = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(after).toEqual(before);
  expect(after.flat()).not.toContain('uni_token');
});

test('a preview can be tapped through: the next page goes on with the same account', async () => {
  const { page } = await app();
  const confirmation = '/pages/loan/loan-information/loan-information';
  await page.goto(preview(host.url, confirmation, 'state=confirm&locale=en'));
  await waitForPreview(page);
  await page.locator('#loan-information-go-on').click();
  await page.waitForURL(/\/pages\/sign\/sign\/index\.html/);
  await page.locator('#signing-sign').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a state that a screen does not have is answered with those that it has', async () => {
  const { page } = await app();
  await page.goto(preview(host.url, '/pages/my-loan/my-loan', 'state=nowhere'));
  await page.getByRole('heading', { name: 'no state “nowhere”' }).waitFor();
  await page.getByRole('link', { name: 'overdue' }).click();
  await waitForPreview(page);
  await page.getByRole('heading', { level: 1, name: 'Mis préstamos' }).waitFor();
});

test('an example of a component has an address of its own', async () => {
  const { page } = await app();
  await page.goto(`${host.url}/preview/example/index.html?name=sheet.short&locale=en`);
  await waitForPreview(page);
  await page.getByRole('dialog').waitFor();
});

test.each(ownPages)('axe finds nothing on the page %s, light and dark', async (own) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${host.url}/${own}/index.html`);
  await page.locator('h1').waitFor();
  for (const colorScheme of themes) {
    await paint(page, colorScheme);
    expect(await axeFindings(page, colorScheme)).toEqual([]);
  }
});
