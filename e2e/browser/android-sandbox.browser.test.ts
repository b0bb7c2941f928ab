import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { appOrigin } from '@/e2e/app-origin';
import { type ServedSandbox, serveSandbox } from '@/e2e/detox/setup/serve-sandbox';
import { callElsewhere } from '@/scripts/e2e/call-elsewhere';
import { exported, newPhone } from './harness/app';
import { startChromium } from './harness/chromium';
import { Complaints } from './harness/complaints';
import { createControl } from './harness/control';
import { person } from './journeys/person';
import { lastAccount } from './journeys/server-view';
import { screensOn } from './screens/all-screens';

let browser: Browser;
let served: ServedSandbox;

beforeAll(async () => {
  [browser, served] = await Promise.all([
    startChromium(),
    serveSandbox({ port: 0, isForPhone: true }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** The app on its own secure origin, as the shell's asset server has it, with the sandbox elsewhere. */
async function serveAsShell(context: BrowserContext): Promise<void> {
  await context.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(exported, pathname) });
    const html = readFileSync(join(exported, 'index.html'), 'utf8');
    const body = callElsewhere(html, `${served.url}/api`);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

test('the app of the Android specs logs in and sends a photo over HTTP, past its policy and by CORS', async () => {
  const context = await newPhone(browser);
  const complaints = new Complaints();
  complaints.listen(context);
  await serveAsShell(context);
  const page = await context.newPage();
  const { home, getCode, login, basic } = screensOn(page);
  await page.goto(`${appOrigin}/`);
  await home.shows('guest');
  await home.go('apply');
  await getCode.stands();
  await getCode.fillIn(person.phone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  // The demo's words ask the sandbox's own door.
  await page.locator('#demo-banner-use').tap();
  await basic.stands();
  await basic.takeSelfie();
  expect(await lastAccount(createControl(served.url))).toMatchObject({
    phone: person.phoneKept,
    images: { selfie: { mime: 'image/jpeg' } },
  });
  const foreign = complaints.all().filter((text) => !text.startsWith(`asked: ${appOrigin}/`));
  expect(foreign).toEqual([]);
  await context.close();
});
