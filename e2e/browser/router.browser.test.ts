import { expect, type Page } from '@playwright/test';
import { ids as loansIds } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as profileIds } from '@/app/pages/profile/profile/screen.ids';
import { createScreens, type Screens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';
import { config } from '@/lib/config';
import { type RoutePath, routePaths } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import type { App, BrowserOptions, OpenApp } from './harness/app';
import { playwrightDriver } from './harness/playwright-driver';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

const policy = '/pages/policy/policy';

async function setUp(app: OpenApp, options?: BrowserOptions): Promise<App & Screens> {
  const opened = await app(options);
  return { ...opened, ...createScreens(playwrightDriver(opened.page)) };
}

/** Waits until the app is at an address, from the path on. */
function waitForAddress(page: Page, address: string): Promise<void> {
  return page.waitForURL((url) => url.hash === `#${address}`);
}

/** Changes the address as a user does who types it. */
async function typeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
}

test.describe('history', () => {
  test('Back, Forward and a reload show the screens that taps have opened, and the arrow in the app bar goes back, or Home without history', async ({
    app,
  }) => {
    const opened = await setUp(app);
    const { page, url, open, by, home, profile, settings } = opened;
    await open('/', 'lending');
    await home.waitForState('lending');
    await home.openTab('profile');
    await profile.waitForPath();
    await by(profileIds.about).tap();
    await waitForAddress(page, `${policy}?type=about`);
    const about = catalogueText('es', 'policy.title.about').replace('{brand}', config.brand);
    await profile.waitForHeading(about);
    await page.goBack();
    await profile.waitUntilLoaded();
    await page.goForward();
    await profile.waitForHeading(about);
    await page.reload();
    await profile.waitForHeading(about);
    await page.goBack();
    await profile.waitUntilLoaded();
    await by(profileIds.settings).tap();
    await settings.waitUntilLoaded();
    await settings.tapBack();
    await profile.waitUntilLoaded();
    await page.goto(`${url}/?again#${settings.path}`);
    await settings.waitUntilLoaded();
    await settings.tapBack();
    await home.waitForState('lending');
  });

  test('Back skips a screen that was replaced', async ({ app }) => {
    const { page, open, home, getCode, order } = await setUp(app);
    await open('/');
    await home.waitForState('guest');
    await typeAddress(page, order.path);
    await getCode.waitUntilLoaded();
    await page.goBack();
    await home.waitForState('guest');
  });

  test('opening a tab drops the history but Home, and no entry has a state, which Next would act on', async ({
    app,
  }) => {
    const opened = await setUp(app);
    const { page, open, home, profile, myLoan } = opened;
    const state = () => page.evaluate(() => window.history.state);
    await open('/', 'lending');
    await home.waitForState('lending');
    expect(await state()).toBeNull();
    await home.openTab('profile');
    await profile.waitForPath();
    await home.openTab('loans');
    await myLoan.waitUntilLoaded();
    expect(await state()).toBeNull();
    const length = await page.evaluate(() => window.history.length);
    await home.openTab('home');
    await home.waitForState('lending');
    await home.openTab('profile');
    await profile.waitUntilLoaded();
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(length);
    await page.goBack();
    await home.waitForState('lending');
    await page.reload();
    await home.waitForState('lending');
    expect(await state()).toBeNull();
  });
});

test.describe('addresses', () => {
  test('a guest’s link to a protected screen ends at the address of the log-in, on a slow device too', async ({
    app,
  }) => {
    const { page, open, getCode, upload } = await setUp(app);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await open(upload.path);
    await getCode.waitUntilLoaded();
    // Next has hydrated by then.
    await page.waitForTimeout(3000);
    await getCode.waitForPath();
  });

  // Milliseconds after the document has begun to load; at this speed it is hydrated after about one second.
  for (const ms of [0, 200, 800]) {
    test(`Back ${ms} ms into a reload shows the previous screen at its own address, and its links work`, async ({
      app,
    }) => {
      const { page, open, getCode } = await setUp(app);
      await open(getCode.path);
      await getCode.waitUntilLoaded();
      await getCode.openLegalText('privacy');
      await page.waitForURL(/privacy/);
      const protocol = await page.context().newCDPSession(page);
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.reload({ waitUntil: 'commit' });
      await page.waitForTimeout(ms);
      await page.evaluate(() => window.history.back());
      await getCode.waitUntilLoaded();
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForTimeout(500);
      await getCode.waitForPath();
      await getCode.openLegalText('terms');
      await page.waitForURL(/type=terms/);
    });
  }

  test('the address of another screen never shows the prerendered Home', async ({ app }) => {
    const { page, open, settings } = await setUp(app);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { coverAtStart: document.documentElement.dataset.boot });
      });
    });
    await open(settings.path);
    expect(await page.evaluate('window.coverAtStart')).toMatch(/^(wait|frame)$/);
    await page.waitForFunction(() => !document.documentElement.dataset.boot);
  });
});

test.describe('tabs', () => {
  test('a tab keeps its data, its chosen list and its scroll position', async ({ app }) => {
    const { page, open, requests, home, myLoan, profile } = await setUp(app);
    const rows = page.locator(`[id="${loansIds.list}"] li:visible`);
    await open(myLoan.path, 'long_list');
    await myLoan.waitUntilLoaded();
    await myLoan.showList('complete');
    await rows.nth(19).scrollIntoViewIfNeeded();
    await rows.nth(39).waitFor();
    await waitUntilIdle(page, requests);
    const scrollY = await page.evaluate(() => window.scrollY);
    const count = await rows.count();
    await home.openTab('profile');
    await profile.waitForPath();
    await page.waitForFunction(() => window.scrollY === 0);
    await home.openTab('loans');
    await rows.nth(19).waitFor();
    await page.waitForFunction((top) => window.scrollY === top, scrollY);
    expect(await rows.count()).toBe(count);
  });
});

/** What a user with a loan does not need: the log-in, and what comes after an application. */
const leadHome: readonly RoutePath[] = [
  '/pages/account/get-code-page/get-code-page',
  '/pages/account/login-page/login-page',
  '/pages/landing/landing-application-submited/landing-application-submited',
];

test.describe('Back', () => {
  test('leads Home from every screen that is opened by its address, and leaves only from there', async ({
    app,
  }) => {
    const { page, url, open, requests, home } = await setUp(app);
    await open('/', 'lending');
    await home.waitForState('lending');
    for (const path of routePaths.filter((route) => route !== homePath)) {
      await page.goto('about:blank');
      await page.goto(`${url}/#${path}`);
      await waitUntilIdle(page, requests);
      // Those lead Home by themselves, maybe after the page was idle: Back would then leave the app.
      if (leadHome.includes(path)) await home.waitForPath();
      else await page.goBack();
      await home.waitForState('lending');
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    }
  });

  test('leads Home after logging in, like the arrow', async ({ app }) => {
    const opened = await setUp(app);
    const { page, open, sandbox, home, basic } = opened;
    await sandbox.scenario('init');
    await open('/');
    await home.waitForState('guest');
    await home.tapButton('apply');
    await logIn(opened, scenarioPhone);
    await basic.waitUntilLoaded();
    await page.goBack();
    await home.waitForState('init');
    await page.goForward();
    await basic.waitUntilLoaded();
    await basic.tapBack();
    await home.waitForState('init');
  });
});
