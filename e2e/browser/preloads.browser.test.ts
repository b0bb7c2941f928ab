import type { Page } from 'playwright-core';
import { type Locale, locales } from '@/lib/i18n/locale';
import { withApp } from './harness/app';
import { seedStorage } from './harness/seed-storage';
import { waitUntilIdle } from './harness/wait-until-idle';

const app = withApp();

const addresses = [
  '/',
  '/pages/policy/policy?type=terms',
  '/pages/account/get-code-page/get-code-page',
];
const cases = addresses.flatMap((address) => locales.map((locale) => [address, locale] as const));

/** The names of the app's files that a page has requested so far, and of those that its HTML names. */
async function requestedFiles(page: Page, open: () => Promise<void>): Promise<Set<string>> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/_next\/static\/chunks\/([^/]+\.(?:js|css))$/.exec(request.url()) ?? [];
    if (name) files.add(name);
  });
  await open();
  return files;
}

async function setUp(locale: Locale) {
  const opened = await app({ locale });
  await seedStorage(opened.page, { locale });
  return opened;
}

test.each(cases)(
  '%s in %s: its screen and texts are requested before a script has run, and nothing else',
  async (address, locale) => {
    const first = await setUp(locale);
    first.expectLoadErrors('/_next/');
    await first.page.route('**/_next/**/*.js', (route) => route.abort());
    const early = await requestedFiles(first.page, async () => {
      await first.page.goto(`${first.url}/#${address}`);
      await first.page.waitForFunction(() => document.readyState === 'complete');
    });
    const html = await (await fetch(`${first.url}/`)).text();
    const preloaded = [...early].filter(
      (name) =>
        !html.includes(`<script src="./_next/static/chunks/${name}"`) &&
        !html.includes(`href="./_next/static/chunks/${name}"`),
    );
    await first.page.context().close();

    const { page, url, requests } = await setUp(locale);
    const used = await requestedFiles(page, async () => {
      await page.addInitScript(() => {
        // The preloads' requests would count as used.
        const { append } = Element.prototype;
        Element.prototype.append = function appendOthers(...nodes) {
          append.call(this, ...nodes.filter((node) => !(node instanceof HTMLLinkElement)));
        };
      });
      await page.goto(`${url}/#${address}`);
      await waitUntilIdle(page, requests);
    });
    expect(preloaded.length).toBeGreaterThanOrEqual(2);
    expect(preloaded.filter((name) => !used.has(name))).toEqual([]);
  },
);
