import { expect } from '@playwright/test';
import { ids as webviewIds } from '@/app/pages/webview/webview/screen.ids';
import { routes } from '@/app/routes.gen';
import { allScreens } from '@/e2e/browser/harness/screen-states';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { formatQuery } from '@/lib/router/target';
import { hostileAddress, hostileText, InjectionDetector } from './injection';

/** Names of every object's properties, and of parameters of the boot script and of the app itself. */
const otherNames = ['__proto__', 'constructor', 'toString', 'scenario', 'locale', 'theme', 'next'];

/** Every parameter of a state of a screen, and parameters that no screen has. */
const names = new Set([
  ...allScreens().flatMap(({ states }) => states.flatMap(({ query }) => Object.keys(query))),
  ...otherNames,
]);

/** A query in which every parameter has this value. */
function fullQuery(value: string): string {
  return formatQuery(Object.fromEntries([...names].map((name) => [name, value])));
}

/** Addresses without a route. */
const unknownAddresses = [
  hostileAddress,
  hostileText,
  '//evil.example/',
  '/\\evil.example',
  '/pages/../../evil',
  '/%',
  '/__proto__',
  '/pages/constructor',
];

for (const text of [hostileText, hostileAddress]) {
  test(`MASVS-PLATFORM-1: ${text} in every parameter of every route has no effect`, async ({
    journey,
  }) => {
    const { page, url, open, requests } = await journey();
    const detector = await InjectionDetector.watch(page.context());
    await open('/', 'lending');
    for (const path of [...Object.keys(routes), ...unknownAddresses]) {
      await page.goto(`${url}/#${path}${fullQuery(text)}`);
      await waitUntilIdle(page, requests);
      expect(await detector.findIn(page, path)).toEqual([]);
      // A sender's words in the app's own voice.
      const shown = await page.evaluate(() => document.title + document.body.innerText);
      expect(shown, path).not.toContain(text);
    }
    expect(new URL(page.url()).origin).toBe(url);
  });
}

test('hostile parameters of static pages have no effect', async ({ journey }) => {
  const { page, url, requests } = await journey();
  const detector = await InjectionDetector.watch(page.context());
  for (const name of ['policy/policy', 'webview/webview', 'order-detail/order-detail'])
    for (const query of [fullQuery(hostileText), formatQuery({ url: hostileAddress })]) {
      await page.goto(`${url}/pages/${name}/${query}`);
      await page.locator('main:visible').waitFor();
      await waitUntilIdle(page, requests);
      expect(await detector.findIn(page, name + query)).toEqual([]);
    }
});

const refusedAddresses = [
  hostileAddress,
  'JaVaScRiPt:xss()',
  'java\nscript:xss()',
  'data:text/html,<script>xss()</script>',
  'https://evil.example/',
  'http://127.0.0.1/',
  '//evil.example/',
  '\\\\evil.example\\',
  'https:evil.example',
  'https://127.0.0.1@evil.example/',
  'https://evil.example\\@127.0.0.1/',
  'https://evil。example/',
  'file:///etc/passwd',
  'intent://evil.example/#Intent;scheme=https;end',
  'blob:https://evil.example/1',
  '/__sandbox/pay/../reset',
  '/index.html',
];

test('MASVS-PLATFORM-2: the webview screen refuses every address that is not on its list', async ({
  journey,
}) => {
  const { page, url, by, open, requests } = await journey();
  const detector = await InjectionDetector.watch(page.context());
  await open('/', 'lending');
  await page.locator('html:not([data-boot]) main:visible').waitFor();
  for (const address of refusedAddresses) {
    await page.goto(`${url}/#/pages/webview/webview${formatQuery({ url: address })}`);
    await waitUntilIdle(page, requests);
    await by(webviewIds.refused).waitFor();
    expect(await page.locator('iframe, object, embed').count()).toBe(0);
    expect(await detector.findIn(page, address)).toEqual([]);
  }
});
