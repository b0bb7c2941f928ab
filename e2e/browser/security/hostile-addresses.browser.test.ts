import type { Page } from 'playwright-core';
import { ids as webviewIds } from '@/app/pages/webview/webview/screen.ids';
import { routes } from '@/app/routes.gen';
import { withJourney } from '@/e2e/browser/harness/journey';
import { allScreens } from '@/e2e/browser/harness/screen-states';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { logIn } from '@/e2e/shared/flows';
import { user } from '@/e2e/shared/sample-user';
import { formatQuery } from '@/lib/router/target';
import { hostileAddress, hostileText, Intrusions } from './injection';

const journey = withJourney();

/** Names that reach into every object, of the boot script, and of the app's own pages. */
const otherNames = ['__proto__', 'constructor', 'toString', 'scenario', 'locale', 'theme', 'next'];

/** Every name of a parameter that a state of a screen has, and others that no screen should heed. */
const names = new Set([
  ...allScreens().flatMap(({ states }) => states.flatMap(({ query }) => Object.keys(query))),
  ...otherNames,
]);

/** A query in which everything is this text. */
function everything(text: string): string {
  return formatQuery(Object.fromEntries([...names].map((name) => [name, text])));
}

/** Addresses that no route has. */
const nowhere = [
  hostileAddress,
  hostileText,
  '//evil.example/',
  '/\\evil.example',
  '/pages/../../evil',
  '/%',
  '/__proto__',
  '/pages/constructor',
];

test.each([hostileText, hostileAddress])(
  'MASVS-PLATFORM-1: an address may say %s in every parameter of every route',
  async (text) => {
    const { page, url, open, requests } = await journey();
    const intrusions = await new Intrusions(page.context()).watch();
    await open('/', 'lending');
    for (const path of [...Object.keys(routes), ...nowhere]) {
      await page.goto(`${url}/#${path}${everything(text)}`);
      await waitUntilIdle(page, requests);
      expect(await intrusions.on(page, path)).toEqual([]);
    }
    expect(new URL(page.url()).origin).toBe(url);
  },
);

test.each(['policy/policy', 'webview/webview', 'order-detail/order-detail'])(
  'the static page of %s takes no parameter for more than text',
  async (name) => {
    const { page, url, requests } = await journey();
    const intrusions = await new Intrusions(page.context()).watch();
    for (const query of [everything(hostileText), formatQuery({ url: hostileAddress })]) {
      await page.goto(`${url}/pages/${name}/${query}`);
      await page.locator('main:visible').waitFor();
      await waitUntilIdle(page, requests);
      expect(await intrusions.on(page, query)).toEqual([]);
    }
  },
);

const refused = [
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

test('MASVS-PLATFORM-2: the screen for pages of others opens nothing that is not on the list', async () => {
  const { page, url, by, open, requests } = await journey();
  const intrusions = await new Intrusions(page.context()).watch();
  await open('/', 'lending');
  await page.locator('html:not([data-boot]) main:visible').waitFor();
  for (const address of refused) {
    await page.goto(`${url}/#/pages/webview/webview${formatQuery({ url: address })}`);
    await waitUntilIdle(page, requests);
    await by(webviewIds.refused).waitFor();
    expect(await page.locator('iframe, object, embed').count()).toBe(0);
    expect(await intrusions.on(page, address)).toEqual([]);
  }
});

/** Runs in the page, as one that got at the storage of the tab would. */
function plantReturn(path: string): void {
  if (window.origin !== 'null') sessionStorage.setItem('luka_return_to', JSON.stringify(path));
}

/** Where a person who logs in from Home ends up, when this was planted before. */
async function afterLogIn(planted: string): Promise<{ page: Page; url: string }> {
  const j = await journey();
  await j.open('/pages/account/get-code-page/get-code-page');
  await j.getCode.waitUntilLoaded();
  await j.page.evaluate(plantReturn, planted);
  await logIn(j, user.phone);
  await j.page.waitForFunction(() => !location.hash.includes('/account/'));
  return j;
}

test.each(['/\\evil.example/', 'https://evil.example/'])(
  'MASVS-CODE-4: who logs in is never led to %s',
  async (planted) => {
    const { page, url } = await afterLogIn(planted);
    expect(new URL(page.url()).origin).toBe(url);
    expect(await page.evaluate(() => localStorage.getItem('uni_token'))).not.toBeNull();
  },
);
