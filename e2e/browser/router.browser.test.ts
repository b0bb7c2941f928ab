import { pathToFileURL } from 'node:url';
import { withApp } from './harness/app';

const app = withApp();
const settings = '/pages/settings/settings';
const policy = '/pages/policy/policy';

test('Back, Forward and reload find the same screens again', async () => {
  const { page, open, url } = await app();
  await open(settings);
  await page.locator('main').first().waitFor();
  await page.goto(`${url}/#${policy}?type=terms`);
  await page.waitForFunction(() => window.location.hash.includes('policy'));
  await page.goBack();
  await page.waitForFunction((path) => window.location.hash === `#${path}`, settings);
  await page.goForward();
  await page.waitForFunction(() => window.location.hash.includes('type=terms'));
  const before = await page.locator('main:visible').textContent();
  await page.reload();
  await page.locator('main:visible h1').waitFor();
  expect(await page.locator('main:visible').textContent()).toBe(before);
});

test('a screen that is not Home never shows the prerendered Home first', async () => {
  const { page, open } = await app();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const cover = document.documentElement.dataset.boot;
      Object.assign(window, { coverAtStart: cover });
    });
  });
  await open(settings);
  expect(await page.evaluate('window.coverAtStart')).toBe('wait');
  await page.waitForFunction(() => !document.documentElement.dataset.boot);
});

test('an unknown route says so and leads Home', async () => {
  const { page, open } = await app();
  await open('/pages/none/none');
  await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.waitForFunction(() => ['', '#/'].includes(window.location.hash));
});

test('a lost connection while a screen is loading can be mended by a tap', async () => {
  const { page, open } = await app();
  await open('/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.evaluate((path) => {
    window.location.hash = path;
  }, policy);
  const retry = page.getByRole('button', { name: /conexión|intentar/i }).last();
  await retry.waitFor();
  await page.context().setOffline(false);
  await retry.click();
  await page.locator('main:visible h1').waitFor();
});

test('every screen opens as a page of its own from a file, without a server', async () => {
  const { page } = await app();
  await page.goto(pathToFileURL('out/pages/policy/policy/index.html').href);
  await page.locator('main h1').waitFor();
  expect(page.url()).toMatch(/^file:/);
});
