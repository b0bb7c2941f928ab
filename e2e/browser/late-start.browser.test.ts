import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { createScreens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { App } from './harness/app';
import { holdRequests } from './harness/hold-calls';
import { playwrightDriver } from './harness/playwright-driver';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';

const scripts = '**/_next/**/*.js';

/** A little more than a covered start may take, in ms. */
const limits = { shell: 26_000, browser: 61_000 } as const;

/** Opens Home for a user; the page does not finish loading while its scripts are held. */
async function openCovered({ page, url, sandbox }: App): Promise<void> {
  await page.clock.install();
  await seedStorage(page, { session: await sandbox.scenario('lending') });
  await page.goto(`${url}/#/`, { waitUntil: 'commit' });
}

/** Lets the time pass that a covered page may take. */
async function passLimit(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(() => document.body && document.documentElement.dataset.boot);
  await page.clock.fastForward(ms);
}

/** The same, with another document afterwards. */
async function passUntilReloaded(page: Page, ms: number): Promise<void> {
  const reloaded = page.waitForEvent('framenavigated');
  // The document may end before it has said that its time has passed.
  await passLimit(page, ms).catch(() => undefined);
  await reloaded;
}

const message = (page: Page) => page.locator('.start-late');

const homeOf = ({ page }: App) => createScreens(playwrightDriver(page)).home;

test('a start that hangs is loaded again by itself, says so where it hangs again, and is shown once it goes on', async ({
  app,
}) => {
  const opened = await app();
  const { page } = opened;
  const release = await holdRequests(page, [scripts]);
  await openCovered(opened);
  await passUntilReloaded(page, limits.browser);
  await passLimit(page, limits.browser);
  await message(page).getByText(catalogueText('es', 'ui.state.errorText')).waitFor();
  release();
  await homeOf(opened).waitForState('lending');
  expect(await message(page).isVisible()).toBe(false);
});

test('in the shell, whose files are on the phone, a start hangs after 25 seconds', async ({
  app,
}) => {
  const opened = await app();
  const { page } = opened;
  await page.addInitScript(() => {
    window.androidBridge = { postMessage: () => undefined };
  });
  await holdRequests(page, [scripts]);
  await openCovered(opened);
  await passUntilReloaded(page, limits.shell);
  await passLimit(page, limits.shell);
  await message(page).waitFor();
});

for (const [user, scenario] of [
  ['a guest, who sees the prerendered Home', undefined],
  ['a user', 'lending'],
] as const) {
  test(`a start whose script cannot be loaded is loaded again once, at once, for ${user}`, async ({
    app,
  }) => {
    const opened = await app();
    const { page, expectLoadErrors, open, by } = opened;
    expectLoadErrors('/_next/');
    await page.route(scripts, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await open('/', scenario);
    await by(scenario ? ids.pay : ids.apply).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.app === 'started');
    expect(await message(page).count()).toBe(0);
  });

  test(`a start whose script cannot be loaded at all says so, for ${user}, who can load it again`, async ({
    app,
  }) => {
    const opened = await app();
    const { page, expectLoadErrors, open, by } = opened;
    expectLoadErrors('/_next/');
    let documents = 0;
    page.on('framenavigated', () => {
      documents += 1;
    });
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await open('/', scenario);
    await message(page).getByText(catalogueText('es', 'ui.state.errorText')).waitFor();
    expect(documents).toBe(2);
    await page.unroute(scripts);
    await message(page).getByRole('button').tap();
    await by(scenario ? ids.pay : ids.apply).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.app === 'started');
  });
}
