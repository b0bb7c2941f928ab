import type { Page } from 'playwright-core';
import { ids as policyIds } from '@/app/pages/policy/policy/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { type App, withApp } from './harness/app';
import { settled } from './harness/settled';
import { textOf } from './harness/texts';

const app = withApp();
const settings = '/pages/settings/settings';
const policy = '/pages/policy/policy';

const spinner = (page: Page) => page.locator('.loader .spinner');

const again = (page: Page) =>
  page.getByRole('button', { name: textOf('es', 'ui.loader.timedOut') });

/** Holds the scripts of screens back until they are let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await open;
    await route.continue();
  });
  return () => letGo();
}

/** Stands in Settings with the clock in hand, and wants the policy, whose script does not come. */
async function wantPolicy({ page, open, by, traffic }: App): Promise<() => void> {
  await page.clock.install();
  await open(settings);
  await by(settingsIds.version).waitFor();
  await settled(page, traffic);
  const letGo = await hold(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const asked = page.waitForRequest('**/_next/**/*.js');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, policy);
  await asked;
  return letGo;
}

test('the screen before stays for 200 ms, then a sign shows, then the screen comes', async () => {
  const phone = await app();
  const { page, by } = phone;
  const letGo = await wantPolicy(phone);
  await page.clock.runFor(199);
  expect(await spinner(page).count()).toBe(0);
  expect(await by(settingsIds.version).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await spinner(page).waitFor();
  letGo();
  await by(policyIds.text).waitFor();
});

test('after 60 s the screen asks for a tap, and comes with it', async () => {
  const phone = await app();
  const { page, by } = phone;
  const letGo = await wantPolicy(phone);
  await page.clock.runFor(59_999);
  expect(await again(page).count()).toBe(0);
  await page.clock.runFor(1);
  await again(page).waitFor();
  await again(page).tap();
  letGo();
  await by(policyIds.text).waitFor();
});

test('where the connection is lost it asks for a tap at once, and comes with it', async () => {
  const { page, by, open, offline, traffic } = await app();
  await open(settings);
  await by(settingsIds.version).waitFor();
  await settled(page, traffic);
  await offline(true);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, policy);
  await again(page).waitFor();
  await offline(false);
  await again(page).tap();
  await by(policyIds.text).waitFor();
});
