import { expect, type Page } from '@playwright/test';
import { eventually } from '@/e2e/shared/eventually';
import { type Locale, locales } from '@/lib/i18n/locale';
import type { App, OpenApp } from './harness/app';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

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

async function setUp(app: OpenApp, locale: Locale) {
  const opened = await app({ locale });
  await seedStorage(opened.page, { locale });
  return opened;
}

/** The names of the files that an address preloads, beside those that its HTML names. */
async function preloadedBy(
  { page, url, expectLoadErrors }: App,
  address: string,
): Promise<string[]> {
  expectLoadErrors('/_next/');
  await page.route('**/_next/**/*.js', (route) => route.abort());
  const early = await requestedFiles(page, async () => {
    await page.goto(`${url}/#${address}`);
    await page.waitForFunction(() => document.readyState === 'complete');
  });
  const html = await (await fetch(`${url}/`)).text();
  const chunk = './_next/static/chunks/';
  return [...early].filter(
    (name) =>
      !html.includes(`<script src="${chunk}${name}"`) && !html.includes(`href="${chunk}${name}"`),
  );
}

for (const [address, locale] of cases) {
  test(`${address} in ${locale}: its screen and texts are requested before a script has run, and nothing else`, async ({
    app,
  }) => {
    const first = await setUp(app, locale);
    const preloaded = await preloadedBy(first, address);
    await first.page.context().close();

    const { page, url, requests } = await setUp(app, locale);
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
    // Some are used by a part that is rendered shortly after the screen.
    await eventually(async () => expect(preloaded.filter((name) => !used.has(name))).toEqual([]));
  });
}

test('for a user who is logged in Home preloads its parts, too', async ({ app }) => {
  const first = await setUp(app, 'es');
  const guest = await preloadedBy(first, '/');
  await first.page.context().close();
  const second = await app();
  await seedStorage(second.page, { session: await second.sandbox.scenario('lending') });
  const user = await preloadedBy(second, '/');
  expect(user).toEqual(expect.arrayContaining(guest));
  expect(user.filter((name) => !guest.includes(name))).not.toEqual([]);
});
