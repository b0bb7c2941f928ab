import type { Page } from 'playwright-core';
import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { ids as testIds } from '@/app/pages/settings/page_native_test/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { ids as socialIds } from '@/app/pages/step/step-social/step-social/screen.ids';
import { withApp } from './harness/app';
import { boxAtRest } from './harness/box-at-rest';
import { textOf } from './harness/texts';
import { screensOn } from './screens/all-screens';

const app = withApp();

const bars = { top: 24, right: 0, bottom: 48, left: 0, keyboard: 0 };

/** Runs in the page before anything else: a shell that says this of permissions and nothing else. */
function standForShell(permission: Record<string, string>) {
  const answers: Record<string, unknown> = { permission, localCache: {} };
  const refusal = { error: { code: 'unsupport', message: '' } };
  window.androidBridge = {
    postMessage(text) {
      const { event, callbackId } = JSON.parse(text);
      const data = answers[event];
      setTimeout(() => window.onMessage?.({ callbackId, ...(data ? { data } : refusal) }));
    },
  };
}

/** A push of the shell; resolves with whether the page took it, which it does once its layer is there. */
function push(page: Page, event: string, data?: unknown): Promise<boolean> {
  return page.evaluate((message) => window.onMessage?.(message) ?? false, { event, data });
}
async function taken(page: Page, event: string, data: unknown): Promise<void> {
  while (!(await push(page, event, data))) await page.waitForFunction(() => window.onMessage);
}
/** Runs in the page: the element stands whole between the bar and the dock, and the dock in the window. */
function isInSight(id: string): boolean {
  const field = document.getElementById(id)?.getBoundingClientRect();
  const bar = document.querySelector('.appbar')?.getBoundingClientRect();
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (!field || !bar || !dock) return false;
  return bar.bottom <= field.top && field.bottom <= dock.top && dock.bottom <= window.innerHeight;
}
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).boundingBox()) ?? { y: 0, height: 0 };

test('bars of the phone cover nothing that is said or pressed', async () => {
  const { page, open } = await app();
  await page.addInitScript(standForShell, {});
  const { home } = screensOn(page);
  await open('/', 'lending');
  await home.shows('lending');
  const before = await boxOf(page, '.tabbar');
  await taken(page, 'insets', bars);
  const after = await boxOf(page, '.tabbar');
  expect(after.height - before.height).toBe(48);
  expect(after.y + after.height).toBe(800);
  expect((await boxOf(page, '.appbar > :first-child')).y).toBeGreaterThanOrEqual(24);
});

test('a keyboard leaves in sight the field that is filled in, and the button', async () => {
  const { page, open, by } = await app();
  await page.addInitScript(standForShell, {});
  const { social } = screensOn(page);
  await open(social.path, 'init_social');
  await taken(page, 'insets', bars);
  const field = socialIds.field('contacts.1.phone');
  await by(field).focus();
  await page.setViewportSize({ width: 360, height: 480 });
  await taken(page, 'insets', { ...bars, bottom: 0, keyboard: 320 });
  await page.waitForFunction(isInSight, field);
});

test('without a connection every screen says so at its top, and nothing is hidden by it', async () => {
  const { page, open } = await app();
  await page.addInitScript(standForShell, {});
  const { home } = screensOn(page);
  await open('/', 'lending');
  await home.shows('lending');
  await taken(page, 'insets', bars);
  await taken(page, 'network', { online: false });
  const strip = page.getByText(textOf('es', 'shell.offline'), { exact: true });
  await strip.waitFor();
  const { y, height } = await boxOf(page, '.offline-strip');
  expect([y, height]).toEqual([0, 56]);
  expect((await boxOf(page, '.appbar > :first-child')).y).toBeGreaterThanOrEqual(56);
  await taken(page, 'network', { online: true });
  await strip.waitFor({ state: 'detached' });
});

test('permissions are explained on Home once, and a no is the last word', async () => {
  const { page, open, by } = await app();
  await page.addInitScript(standForShell, { location: 'not_asked', phone: 'not_asked' });
  const { home } = screensOn(page);
  await open('/');
  await by(permissionIds.skip).tap();
  await by(permissionIds.skip).waitFor({ state: 'detached' });
  await home.shows('guest');
  await page.reload();
  await home.shows('guest');
  await taken(page, 'insets', bars);
  expect(await by(permissionIds.skip).count()).toBe(0);
});

test('the second tap of a double tap on the way out reaches nothing below', async () => {
  const { page, open, by } = await app();
  const { home, settings } = screensOn(page);
  await page.clock.install();
  await open(settings.path, 'lending');
  await by(settingsIds.signOut).tap();
  const button = await boxAtRest(by(settingsIds.signOutConfirm));
  const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
  // The time of a double tap, however long this machine takes for it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.touchscreen.tap(x, y);
  await page.locator('.dialog-shield').waitFor({ state: 'attached' });
  const below = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.className,
    [x, y],
  );
  await page.touchscreen.tap(x, y);
  expect(below).toBe('dialog-shield');
  await page.clock.resume();
  await home.shows('guest');
});

test('in a browser testers get its place and what its camera sees, and an honest no to the rest', async () => {
  const { page, open, by } = await app();
  await page.context().grantPermissions(['geolocation', 'camera']);
  await page.context().setGeolocation({ latitude: -33.448_891, longitude: -70.669_266 });
  await open('/pages/settings/page_native_test');
  const answerTo = async (event: string) => {
    await by(testIds.run(event)).tap();
    return (await by(testIds.reply(event)).locator('pre').textContent()) ?? '';
  };
  expect(JSON.parse(await answerTo('location'))).toMatchObject({
    latitude: -33.45,
    longitude: -70.67,
  });
  const photo = JSON.parse(await answerTo('takePhoto'));
  expect(photo).toMatchObject({ mime: 'image/jpeg', url: expect.stringMatching(/^blob:/) });
  expect(photo.width).toBeGreaterThan(0);
  for (const event of ['liveness', 'smsInfo', 'afEvent', 'openPayView']) {
    expect(await answerTo(event)).toMatch(/^unsupport: .*androidBridge unsupport/);
  }
});
