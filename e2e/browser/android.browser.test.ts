import { expect, type Page } from '@playwright/test';
import { ids as socialIds } from '@/app/pages/step/step-social/step-social/screen.ids';
import { createScreens, type Screens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { App, OpenApp } from './harness/app';
import { playwrightDriver } from './harness/playwright-driver';
import { test } from './harness/test';

const insets = { top: 24, right: 0, bottom: 48, left: 0, keyboard: 0 };

/** Opens the app with a fake shell that has no permissions to give and refuses everything else. */
async function setUp(app: OpenApp): Promise<App & Screens> {
  const opened = await app();
  await opened.page.addInitScript(fakeShell);
  return { ...opened, ...createScreens(playwrightDriver(opened.page)) };
}

/** Runs in the page before its own scripts. */
function fakeShell() {
  const replies: Record<string, unknown> = { permission: {}, localCache: {} };
  const refusal = { error: { code: 'unsupport', message: '' } };
  window.androidBridge = {
    postMessage(text) {
      const { event, callbackId } = JSON.parse(text);
      const data = replies[event];
      setTimeout(() => window.onMessage?.({ callbackId, ...(data ? { data } : refusal) }));
    },
  };
}

/** Runs in the page before its own scripts: keeps the upper inset of the moment at which the cover goes. */
function recordFirstInset() {
  new MutationObserver((_, observer) => {
    const { documentElement: root } = document;
    if (!root || root.dataset.boot !== undefined || !root.dataset.app) return;
    const firstInset = getComputedStyle(root).getPropertyValue('--safe-top');
    Object.assign(window, { firstInset });
    observer.disconnect();
  }).observe(document, {
    attributes: true,
    subtree: true,
    attributeFilter: ['data-boot', 'data-app'],
  });
}

/** Pushes an event of the shell once the page listens to it. */
async function push(page: Page, event: string, data: unknown): Promise<void> {
  await page.waitForFunction((message) => window.onMessage?.(message), { event, data });
}

/** Runs in the page: the element is between the app bar and the dock, and the dock in the window. */
function isInView(id: string): boolean {
  const field = document.getElementById(id)?.getBoundingClientRect();
  const bar = document.querySelector('.appbar')?.getBoundingClientRect();
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (!field || !bar || !dock) return false;
  return bar.bottom <= field.top && field.bottom <= dock.top && dock.bottom <= window.innerHeight;
}

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).boundingBox()) ?? { y: 0, height: 0 };

test('with an open keyboard the focused field and the button stay in view', async ({ app }) => {
  const { page, open, by, social } = await setUp(app);
  await open(`${social.path}?page=2`, 'init_social');
  await push(page, 'insets', insets);
  const field = socialIds.field('contacts.1.phone');
  await by(field).focus();
  await page.setViewportSize({ width: 360, height: 480 });
  await push(page, 'insets', { ...insets, bottom: 0, keyboard: 320 });
  await page.waitForFunction(isInView, field);
});

test("the app's bars are extended by the insets of the phone's bars, and a strip at the top without a connection covers nothing", async ({
  app,
}) => {
  const { page, open, home } = await setUp(app);
  await open('/', 'lending');
  await home.waitForState('lending');
  const before = await boxOf(page, '.tabbar');
  await push(page, 'insets', insets);
  const after = await boxOf(page, '.tabbar');
  expect(after.height - before.height).toBe(48);
  expect(after.y + after.height).toBe(800);
  expect((await boxOf(page, '.appbar > :first-child')).y).toBeGreaterThanOrEqual(24);
  await push(page, 'network', { online: false });
  await page.getByText(catalogueText('es', 'shell.offline'), { exact: true }).waitFor();
  const { y, height } = await boxOf(page, '.offline-strip');
  expect([y, height]).toEqual([0, 56]);
  expect((await boxOf(page, '.appbar > :first-child')).y).toBeGreaterThanOrEqual(56);
  await push(page, 'network', { online: true });
  await home.waitForOfflineStrip(false);
});

test('the first frame is within the insets that the shell has written into the page', async ({
  app,
}) => {
  const { page, open, home } = await setUp(app);
  const style = '<style>html:root{--safe-top:24.0px;--safe-bottom:48.0px}</style>';
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<head[^>]*>/, (head) => head + style);
    await route.fulfill({ response, body: html });
  });
  await page.addInitScript(recordFirstInset);
  await open('/', 'lending');
  await home.waitForState('lending');
  // Engines write a length in their own ways.
  const first = await page.evaluate(() => Reflect.get(window, 'firstInset'));
  expect(Number.parseFloat(first)).toBe(24);
  await push(page, 'insets', { ...insets, top: 30 });
  expect((await boxOf(page, '.appbar > :first-child')).y).toBeGreaterThanOrEqual(30);
});
