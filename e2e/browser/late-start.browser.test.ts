import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createScreens } from '@/e2e/screens/all-screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { type App, exportFolder } from './harness/app';
import { holdRequests } from './harness/hold-calls';
import { playwrightDriver } from './harness/playwright-driver';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';

const scripts = '**/_next/**/*.js';

/** A little more than a covered start may take, in ms. */
const limits = { shell: 26_000, browser: 61_000 } as const;

/** Opens a screen, Home if none is named, for a user; the page does not finish loading while its scripts are held. */
async function openCovered({ page, url, sandbox }: App, path: RoutePath = homePath): Promise<void> {
  await page.clock.install();
  await seedStorage(page, { session: await sandbox.scenario('lending') });
  await page.goto(`${url}/#${path}`, { waitUntil: 'commit' });
}

/** Without its scripts a page never starts. */
async function failScripts({ page, expectLoadErrors }: App): Promise<void> {
  expectLoadErrors('/_next/');
  await page.route(scripts, (route) => route.abort());
}

/** Lets the scripts of the next document load, once all those of this one have failed. */
async function allowScripts(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.unroute(scripts);
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

test('a start that hangs is loaded again by itself, and is shown', async ({ app }) => {
  const opened = await app();
  const { page } = opened;
  await failScripts(opened);
  await openCovered(opened);
  await allowScripts(page);
  await passUntilReloaded(page, limits.browser);
  await homeOf(opened).waitForState('lending');
});

test('a start that hangs again says so, and is shown once it goes on', async ({ app }) => {
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

test('a start that hangs again at a screen’s first frame says so over the cover', async ({
  app,
}) => {
  const opened = await app();
  const { page } = opened;
  const frame = page.locator('.first-frame');
  const release = await holdRequests(page, [/\/_next\/static\/chunks\/(?!frames-).*\.js$/]);
  await openCovered(opened, '/pages/my-loan/my-loan');
  await frame.waitFor();
  await passUntilReloaded(page, limits.browser);
  await frame.waitFor();
  await passLimit(page, limits.browser);
  await message(page).getByText(catalogueText('es', 'ui.state.errorText')).waitFor();
  expect(await frame.count()).toBe(0);
  release();
  await createScreens(playwrightDriver(page)).myLoan.waitForList();
  expect(await message(page).isVisible()).toBe(false);
});

test('a start that hangs again can be loaded again by the user', async ({ app }) => {
  const opened = await app();
  const { page } = opened;
  await failScripts(opened);
  await openCovered(opened);
  await passUntilReloaded(page, limits.browser);
  await passLimit(page, limits.browser);
  await allowScripts(page);
  await message(page).getByRole('button').tap();
  await homeOf(opened).waitForState('lending');
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

test('the cover does not wait for what the first screen does not need', async ({ app }) => {
  const opened = await app();
  const { page } = opened;
  const chunks = join(exportFolder, '_next/static/chunks');
  // The lock's screen is loaded after the first paint.
  const later = readdirSync(chunks).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(chunks, name), 'utf8').includes('lock__head'),
  );
  const held = page.waitForRequest((request) => later.some((name) => request.url().endsWith(name)));
  await holdRequests(
    page,
    later.map((name) => `**/${name}`),
  );
  await openCovered(opened);
  await held;
  await homeOf(opened).waitForState('lending');
});
