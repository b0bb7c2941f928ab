import { expect, type Page } from '@playwright/test';
import { galleryAreas } from '@/app/preview/screens';
import { tourSteps } from '@/app/preview/tour-steps';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { Locale } from '@/lib/i18n/locale';
import { waitForPreview } from '@/scripts/pictures/open-state';
import { places, test } from './harness/test';
import { expectUsable } from './states/expect-usable';

const screens = galleryAreas.flatMap((area) => area.screens);
const states = screens.flatMap((screen) => screen.states.map((state) => ({ screen, state })));

const previewOf = (root: string, path: string, parameters: string) =>
  `${root}${path === '/' ? '/pages/index/index' : path}/index.html?${parameters}`;

const linksOf = (page: Page) =>
  page
    .locator('.gallery-card__name a:first-child')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );

for (const place of places) {
  test(`${place}, the gallery links to every state of every screen`, async ({ app, roots }) => {
    const root = roots[place];
    const { page } = await app({ width: 1280 });
    await page.goto(`${root}/preview/index.html`);
    await page.getByRole('heading', { level: 1, name: 'Screens' }).waitFor();
    const links = await linksOf(page);
    expect(links).toEqual(
      states.map(({ screen, state }) => previewOf(root, screen.path, `state=${state.name}`)),
    );
    // e2e/browser/states opens all of them.
    await page.goto(links.at(-1) ?? '');
    await waitForPreview(page);
    expect(await page.locator('h1').count()).toBe(1);
  });
}

for (const place of places) {
  test(`${place}, a state is shown as it was accepted, and runs on request`, async ({
    app,
    roots,
  }) => {
    const { page } = await app({ width: 1280 });
    await page.goto(`${roots[place]}/preview/index.html?search=my-loan+overdue&locale=en`);
    const picture = page.locator('.gallery-picture img').first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(700);
    expect(await page.locator('.gallery-picture iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Run overdue here' }).click();
    await page.locator('.gallery-picture[data-idle=true]').waitFor();
  });
}

test('before hydration, a state does not offer to run here, as the press would be lost', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ width: 1280 });
  // Scripts that are never loaded.
  await page.route('**/*.js', () => {});
  await page.goto(`${cdn.url}/preview/index.html`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Inspect overdue' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Run overdue here' }).count()).toBe(0);
});

test('the settings are parameters of the address, and a reload restores them', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${cdn.url}/preview/index.html`);
  // Before hydration, input has no effect.
  await page.locator('.gallery-picture').first().waitFor();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('searchbox').fill('order payment failed');
  const parameters = '?locale=vi&theme=dark&search=order+payment+failed';
  await page.waitForURL((url) => url.search === parameters);
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: /^1 screen/ })
    .waitFor();
  const path = '/pages/order-detail/order-detail';
  expect(await linksOf(page)).toEqual([
    previewOf(cdn.url, path, 'state=paymentFailed&locale=vi&theme=dark'),
  ]);
});

test('text size and motion are set by the address', async ({ app, cdn }) => {
  const { page } = await app();
  await page.goto(previewOf(cdn.url, '/', 'state=lending&text=200&motion=reduce'));
  await waitForPreview(page);
  const look = await page.evaluate(() => ({
    size: getComputedStyle(document.documentElement).fontSize,
    animations: document.getAnimations().length,
  }));
  expect(look).toEqual({ size: '32px', animations: 0 });
});

test('live pictures load when they are scrolled into view, have the same fixed time and change no storage', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${cdn.url}/pages/policy/policy/index.html?type=about`);
  await page.locator('h1:visible').waitFor();
  const storageKeys = () =>
    page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const before = await storageKeys();
  await page.goto(`${cdn.url}/preview/index.html?search=home&text=150`);
  // One that is still being loaded has the machine's time.
  const frames = page.locator('.gallery-picture[data-idle=true] iframe');
  const times = await Promise.all(
    [0, 1, 2, 3].map((at) =>
      frames
        .nth(at)
        .contentFrame()
        .locator('html')
        .evaluate(() => new Date().toISOString()),
    ),
  );
  expect(new Set(times)).toEqual(new Set(['2026-11-20T13:42:00.000Z']));
  const loaded = await page.locator('.gallery-picture iframe').count();
  expect(loaded).toBeLessThan(await page.locator('.gallery-picture').count());
  await page.locator('.gallery-picture').last().scrollIntoViewIfNeeded();
  await page.locator('.gallery-picture[data-idle=true]').last().waitFor();
  const after = await storageKeys();
  expect(after).toEqual(before);
  expect(after.flat()).not.toContain('uni_token');
});

test('a link in a preview opens the next screen with the same account and language', async ({
  app,
  cdn,
}) => {
  const { page } = await app();
  const confirmation = '/pages/loan/loan-information/loan-information';
  await page.goto(previewOf(cdn.url, confirmation, 'state=confirm&locale=en'));
  await waitForPreview(page);
  await page.locator('#loan-information-go-on').click();
  await page.waitForURL(/\/pages\/sign\/sign\/index\.html/);
  await page.locator('#signing-sign').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('the tour shows the journey in order, with texts of the chosen language', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${cdn.url}/preview/index.html`);
  await page.getByRole('link', { name: 'Tour' }).click();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const first = (locale: Locale) =>
    steps.getByText(`1. ${catalogueText(locale, tourSteps[0].caption)}`);
  // Before hydration, which loads the texts, input has no effect.
  await first('es').waitFor();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await first('vi').waitFor();
  expect(await steps.allInnerTexts()).toEqual(
    tourSteps.map(({ caption }, at) => `${at + 1}. ${catalogueText('vi', caption)}`),
  );
  await steps.first().locator('img').waitFor();
});

test('the preview of an unknown state links to the states of the screen', async ({ app, cdn }) => {
  const { page } = await app();
  await page.goto(previewOf(cdn.url, '/pages/my-loan/my-loan', 'state=nowhere'));
  await page.getByRole('heading', { name: 'no state “nowhere”' }).waitFor();
  await page.getByRole('link', { name: 'overdue' }).click();
  await waitForPreview(page);
  await page.getByRole('heading', { level: 1, name: 'Mis préstamos' }).waitFor();
});

test('in an English browser an example of a component is shown in Spanish, and every framed one while no language is chosen', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ locale: 'en', width: 1280 });
  await page.goto(`${cdn.url}/preview/example/index.html?name=sheet.short`);
  await waitForPreview(page);
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es-CL');
  await page.goto(`${cdn.url}/preview/components/index.html?search=sheet`);
  const frames = page.locator('.gallery-picture[data-idle=true] iframe');
  await frames.first().waitFor();
  await frames.first().contentFrame().getByRole('dialog').waitFor();
});

test('the flow map shows the links of the screen that is pointed at', async ({ app, cdn }) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${cdn.url}/preview/flow/index.html`);
  const loans = page.getByRole('link', { name: 'my loan', exact: true });
  await page.locator('.gallery-flow__arrow').nth(50).waitFor({ state: 'attached' });
  await loans.focus();
  await page.locator('.gallery-flow__arrow[data-kind=out]').first().waitFor({ state: 'attached' });
  expect(await page.locator('.gallery-flow__arrow[data-kind=any]').count()).toBe(0);
  const description = await loans.getAttribute('aria-description');
  expect(description).toContain('order detail');
  await loans.click();
  await page
    .getByRole('status')
    .filter({ hasText: /^1 screen/ })
    .waitFor();
});

test('each page fits a phone and a desktop, where axe finds nothing in both themes', async ({
  app,
  cdn,
}) => {
  test.slow();
  const { page } = await app();
  for (const address of [
    // With the cards of one screen, which are all alike.
    'index.html?search=my+loan',
    'flow/index.html',
    'tour/index.html',
    'components/index.html?search=button',
    'tokens/index.html',
    'search/index.html?search=button',
    'state/index.html?screen=/pages/my-loan/my-loan&state=overdue',
    'state/index.html?screen=/pages/my-loan/my-loan&state=overdue&tool=sheet',
  ]) {
    await page.goto(`${cdn.url}/preview/${address}`);
    await page.locator('h1').waitFor();
    if (/^s(earch|tate)/.test(address))
      await page.locator('.gallery-find__list, .gallery-frame[data-ready=true]').first().waitFor();
    await expectUsable(page, address);
  }
});
