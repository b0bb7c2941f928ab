import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { type Locale, locales } from '@/lib/i18n/locale';
import { holdRequests } from './harness/hold-calls';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';

type Recorder = { shown: string[] };

/** Records each heading that is visible, with its language. */
async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder: Recorder = { shown: [] };
    Object.assign(window, recorder);
    const record = () => {
      const { dataset, lang } = document.documentElement;
      const home = document.querySelector('body > .screen');
      if (!home || dataset.boot === 'language' || dataset.boot === 'wait') return;
      const title = home.querySelector('h1')?.textContent ?? '';
      // The parser adds a text in pieces: what is not followed by anything yet may be a part.
      if (document.readyState === 'loading' && !home.querySelector('h1 ~ *')) return;
      const shown = `${lang.slice(0, 2)}: ${title || 'nothing'}`;
      if (recorder.shown.at(-1) !== shown) recorder.shown.push(shown);
    };
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(record).observe(document, options);
  });
}

const headings = (page: Page) => page.evaluate(() => (window as unknown as Recorder).shown);

const offer = (locale: Locale) => `${locale}: ${catalogueText(locale, 'home.offer.title')}`;

for (const locale of locales) {
  test(`${locale}: Home is shown before a script has loaded, and nothing replaces it while its code and data load, with the button to apply above the tab bar at 640 px`, async ({
    app,
  }) => {
    const { page, url, by } = await app({ locale, height: 640 });
    await seedStorage(page, { locale });
    await recordHeadings(page);
    const release = await holdRequests(page, ['**/api/**']);
    const releaseScripts = await holdRequests(page, ['**/_next/**/*.js']);
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.locator('.tabbar:visible').waitFor();
    expect(await headings(page)).toEqual([offer(locale)]);
    releaseScripts();
    await page.waitForFunction(() => document.documentElement.dataset.boot === undefined);
    release();
    await page.locator('main:not([aria-busy="true"])').waitFor();
    expect(await headings(page)).toEqual([offer(locale)]);
    const button = await by(ids.apply).boundingBox();
    const bar = await page.locator('.tabbar:visible').boundingBox();
    if (!button || !bar) throw new Error('No button or no tab bar');
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
  });
}

test('a reload after a change of language opens Home in it, and Back of the browser stays in the app', async ({
  app,
}) => {
  const { page, url, by } = await app();
  await seedStorage(page, {});
  await page.goto(`${url}/`);
  await by(ids.apply).waitFor();
  await page.evaluate(() => localStorage.setItem('luka_locale', '"vi"'));
  await page.reload();
  await page.waitForURL(`${url}/vi.html`);
  await by(ids.apply).click();
  await page.waitForURL(/vi\.html#\/pages\/account/);
  await page.goBack();
  await by(ids.apply).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi');
});

test('a deep link stays in its page, in the user’s language', async ({ app }) => {
  const { page, url } = await app({ locale: 'vi' });
  await seedStorage(page, { locale: 'vi' });
  await page.goto(`${url}/#/pages/policy/policy?type=about`);
  await page.locator('html[lang="vi"]:not([data-boot]) main:visible').waitFor();
  expect(page.url()).toBe(`${url}/#/pages/policy/policy?type=about`);
});
