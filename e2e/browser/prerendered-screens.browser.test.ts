import { expect, type Page } from '@playwright/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { locales } from '@/lib/i18n/locale';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { holdRequests } from './harness/hold-calls';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';
import { type LayoutShift, recordLayoutShifts } from './interaction/layout-shifts';

const myLoans = '/pages/my-loan/my-loan';
const themes = ['light', 'dark'] as const;

/** Scripts of the app, but not those with the first frames. */
const appScripts = /\/_next\/static\/chunks\/(?!frames-).*\.js$/;

/** What is painted of the first frame, or of the screen that has replaced it: each with its top in px. */
type Look = { title: string; texts: string[]; bones: string[] };

/** The first looks of a page, and the layout shifts from the first one until a few frames after the second. */
type Looks = { frame?: Look; screen?: Look; layoutShifts?: LayoutShift[] };

/**
 * Records what is painted first with the frame in the web font, and first after it. Layout shifts are recorded in the
 * page, as calls that are held fail before a busy machine has answered the test.
 */
async function recordLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: Looks = {};
    Object.assign(window, { looks });
    const isPainted = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, [inert] [inert]');
    const at = (name: string, { top }: DOMRect) =>
      top < innerHeight ? [`${name} ${Math.round(top)}`] : [];
    const lookOf = (root: Element): Look => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || !isPainted(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push(...at(node.textContent ?? '', range.getBoundingClientRect()));
      }
      const bones = [...root.querySelectorAll('.bone')].filter(isPainted);
      return {
        title: document.title,
        texts,
        bones: bones.flatMap((bone) => at(bone.className, bone.getBoundingClientRect())),
      };
    };
    let hasFont = false;
    let frameTime = 0;
    const record = async () => {
      const { boot } = document.documentElement.dataset;
      const frame = document.querySelector('.first-frame');
      // The frame after the first one in the web font, which moves texts where it arrives late.
      if (boot === 'frame' && frame && hasFont && !looks.frame) {
        looks.frame = lookOf(frame);
        frameTime = performance.now();
      }
      hasFont = [...document.fonts].some(({ status }) => status === 'loaded');
      const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
      const screen = main?.closest('.screen');
      if (boot !== undefined || !screen) return void requestAnimationFrame(record);
      looks.screen = lookOf(screen);
      for (let later = 0; later < 5; later++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const all: LayoutShift[] = Reflect.get(window, 'layoutShifts') ?? [];
      looks.layoutShifts = all.filter(({ time }) => time > frameTime);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(record));
  });
}

const looksOf = (page: Page): Promise<Looks> => page.evaluate(() => Reflect.get(window, 'looks'));

/** Opens an address; the app's scripts arrive once the frame was painted. */
async function openThroughFrame(page: Page, address: string): Promise<void> {
  const release = await holdRequests(page, [appScripts]);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'looks')?.frame);
  release();
  await page.locator('html:not([data-boot]) main:visible').waitFor();
}

const cases = locales.flatMap((locale) => themes.map((theme) => [locale, theme] as const));

for (const [locale, theme] of cases) {
  test(`${locale}, ${theme}: a deep link shows its screen’s first frame before a script of the app has loaded`, async ({
    app,
  }) => {
    const { page, url, sandbox, expectLoadErrors } = await app({ locale, theme });
    await seedStorage(page, { locale, session: await sandbox.scenario('lending') });
    expectLoadErrors('/_next/');
    await page.route(appScripts, (route) => route.abort());
    await page.goto(`${url}/#${myLoans}`);
    const frame = page.locator('.first-frame');
    await frame.locator('.my-loan__row .bone').first().waitFor();
    expect(await frame.locator('.appbar__title').textContent()).toBe(
      catalogueText(locale, 'myLoan.title'),
    );
    expect(await page.title()).toContain(catalogueText(locale, 'myLoan.title'));
    expect(await frame.locator('.tabbar a').count()).toBe(3);
    const background = await frame.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0] = /\d+/.exec(background)?.map(Number) ?? [];
    expect(red > 128).toBe(theme === 'light');
  });
}

test('the first frame cannot be used or read aloud, and is gone with the first screen', async ({
  app,
}) => {
  const { page, url, sandbox } = await app();
  await seedStorage(page, { session: await sandbox.scenario('lending') });
  const release = await holdRequests(page, [appScripts]);
  await page.goto(`${url}/#${myLoans}`, { waitUntil: 'commit' });
  const frame = page.locator('.first-frame');
  await frame.waitFor();
  expect(await frame.evaluate((element) => element.closest('[inert]') === element)).toBe(true);
  expect(await frame.locator('[id]').count()).toBe(0);
  expect(await page.locator('body').getAttribute('aria-busy')).toBe('true');
  release();
  await page.locator('html:not([data-boot]) main:visible').waitFor();
  expect(await frame.count()).toBe(0);
  expect(await page.locator('body').getAttribute('aria-busy')).toBeNull();
});

test('a guest sees the frame of the log-in where a screen is for users who are logged in', async ({
  app,
}) => {
  const { page, url } = await app();
  await recordLooks(page);
  await openThroughFrame(page, `${url}/#/pages/step/step-basic/step-basic`);
  expect((await looksOf(page)).frame?.title).toContain(catalogueText('es', 'getCode.bar'));
});

for (const [name, hash] of [
  ['Home', ''],
  ['an address without a screen', '#/pages/none/none'],
] as const) {
  test(`${name} has no frame`, async ({ app }) => {
    const { page, url } = await app();
    await recordLooks(page);
    await page.goto(`${url}/${hash}`);
    await page.locator('html:not([data-boot]) main:visible').waitFor();
    expect((await looksOf(page)).frame).toBeUndefined();
  });
}

/** Home; two that lead elsewhere here; one without a frame; and one whose own content moves once it is shown. */
const others: readonly RoutePath[] = [
  homePath,
  '/pages/account/get-code-page/get-code-page',
  '/pages/account/login-page/login-page',
  '/pages/webview/webview',
  '/pages/settings/settings',
];

for (const path of builtPaths.filter((path) => !others.includes(path))) {
  test(`${path}: nothing moves from the first frame to the screen without its data`, async ({
    app,
  }) => {
    const { page, url, sandbox } = await app();
    await recordLayoutShifts(page.context());
    await seedStorage(page, { session: await sandbox.scenario('lending') });
    await recordLooks(page);
    await holdRequests(page, ['**/api/**']);
    await openThroughFrame(page, `${url}/#${path}`);
    await page.waitForFunction(() => Reflect.get(window, 'looks').layoutShifts);
    const { frame, screen, layoutShifts } = await looksOf(page);
    expect(frame?.texts.filter((text) => !screen?.texts.includes(text))).toEqual([]);
    const bones = frame?.bones.length ? screen?.bones : [];
    expect(bones?.filter((bone) => !frame?.bones.includes(bone))).toEqual([]);
    expect(layoutShifts).toEqual([]);
  });
}
