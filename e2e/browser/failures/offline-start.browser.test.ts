import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { test } from '@/e2e/browser/harness/test';
import { createScreens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';

const offlineTitle = catalogueText('es', 'ui.state.offlineTitle');

/** Waits until the service worker serves the page and has kept its files. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/_next\/static\/(chunks|media)\//.test(name));
    const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreVary: true })));
    return kept.every((response) => response !== undefined);
  });
}

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('after a reload without a connection the last known Home is shown as outdated, with its time', async ({
  app,
}) => {
  const { page, open, setOffline } = await app({ keepsFiles: true });
  const { home } = createScreens(playwrightDriver(page));
  await open('/', 'lending');
  await home.waitForState('lending');
  await waitUntilKept(page);
  await setOffline(true);
  await page.reload();
  await home.waitForState('lending');
  await page.locator('.appbar').getByText(offlineTitle).waitFor();
  await page.getByText(/^Actualizado hoy, \d\d:\d\d$/).waitFor();
  await page.locator('.tabbar:visible').waitFor();
  await setOffline(false);
  await home.waitForState('lending');
});

test('a screen that was not loaded yet keeps bar and tabs without a connection, and loads once there is one', async ({
  app,
}) => {
  const { page, open, setOffline } = await app({ keepsFiles: true });
  const { home, myLoan, settings } = createScreens(playwrightDriver(page));
  await open('/', 'lending');
  await home.waitForState('lending');
  await waitUntilKept(page);
  await setOffline(true);
  await home.openTab('loans');
  await home.waitForHeading(offlineTitle);
  await page.locator('.appbar:visible').waitFor();
  await page.locator('.tabbar:visible').waitFor();
  await setOffline(false);
  await myLoan.waitUntilLoaded();
  await setOffline(true);
  await settings.open();
  await home.waitForHeading(offlineTitle);
  await settings.tapBack();
  await setOffline(false);
  await myLoan.waitUntilLoaded();
});

test('only the app’s own files are kept, below a path too', async ({ app, cdn }) => {
  const { page } = await app({ keepsFiles: true });
  await page.goto(`${cdn.url}/?scenario=overdue#/`);
  await createScreens(playwrightDriver(page)).home.waitForState('overdue');
  await waitUntilKept(page);
  const kept = await keptAddresses(page);
  const others = kept.filter((path) => !path.startsWith('/designs/luka/_next/static/'));
  expect(others.sort()).toEqual(['en', 'index', 'vi'].map((name) => `/designs/luka/${name}.html`));
});

test('in Vietnamese Home starts without a connection too', async ({ app }) => {
  const { page, open, setOffline, by } = await app({ keepsFiles: true, locale: 'vi' });
  await open('/');
  await by(ids.apply).waitFor();
  await waitUntilKept(page);
  await setOffline(true);
  await page.goto(page.url().replace('vi.html', ''));
  await page.getByRole('heading', { name: catalogueText('vi', 'ui.state.offlineTitle') }).waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.app === 'started');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi');
});

test('neither a static page nor the gallery registers a service worker', async ({ app }) => {
  const { page, url } = await app({ keepsFiles: true });
  await page.clock.install();
  for (const path of ['/pages/index/index/', '/preview/']) {
    await page.goto(`${url}${path}`);
    await page.locator('main:visible').first().waitFor();
    // The app registers one after three seconds.
    await page.clock.runFor(5000);
    await page.waitForTimeout(500);
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registered(), path).toBe(0);
  }
});
