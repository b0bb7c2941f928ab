import { expect } from '@playwright/test';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone, user } from '@/e2e/shared/sample-user';
import type { ShellJourney } from './harness/shell-journey';
import { test } from './harness/shell-test';

/** Logs in for the first time, up to the first step of the application. */
async function logInAsNewUser({ phone, onPage }: ShellJourney): Promise<void> {
  const j = onPage();
  await j.home.waitForState('guest');
  await j.home.tapButton('apply');
  await logIn(j);
  await j.basic.waitUntilLoaded();
  await phone.waitForStoredUser(true);
}

test('after the process has died the user is still logged in, even if the web storage is lost', async ({
  shell,
}) => {
  const journey = await shell();
  const { phone, onPage } = journey;
  await logInAsNewUser(journey);
  await phone.kill('web storage');
  await phone.start();
  await onPage().home.waitForState('init');
  expect(await phone.page.evaluate(() => localStorage.getItem('phone'))).toBe(user.storedPhone);
});

test('after signing out and the death of the process nobody is logged in', async ({ shell }) => {
  const journey = await shell();
  const { phone, onPage } = journey;
  await logInAsNewUser(journey);
  const { settings, home, open } = onPage();
  await open(settings.path);
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await phone.waitForStoredUser(false);
  await phone.kill('web storage');
  await phone.start();
  await onPage().home.waitForState('guest');
});

test('a photo that is taken while the process is dead arrives once, at its field', async ({
  shell,
}) => {
  const journey = await shell();
  const { phone, onPage, sandbox } = journey;
  const selfie = () => onPage().upload.photo('selfie');
  await sandbox.scenario('init_submit');
  await onPage().home.waitForState('guest');
  await onPage().home.tapButton('apply');
  await logIn(onPage(), scenarioPhone);
  await phone.waitForStoredUser(true);
  await phone.command('liveness', { hold: true });
  await onPage().open(onPage().upload.path);
  await selfie().open();
  await phone.waitForScreen('liveness');
  const photo = await phone.photoFile('selfie');
  await phone.kill();

  await phone.start();
  expect(await phone.command('state')).toMatchObject({ screens: ['liveness'] });
  await phone.command('liveness', { photo });
  const { upload, requests } = onPage();
  await upload.waitUntilLoaded();
  await selfie().waitUntilAccepted();
  expect(await sandbox.lastAccount()).toMatchObject({ images: { selfie: { mime: 'image/jpeg' } } });
  await phone.page.reload();
  await selfie().waitUntilAccepted();
  expect(await phone.command('state')).toMatchObject({ screens: [] });
  expect(requests.count('app/upload_image_info')).toBeLessThanOrEqual(1);
});

test('after the renderer has died the same screen is shown, and the user is still logged in', async ({
  shell,
}) => {
  const journey = await shell();
  const { phone, onPage } = journey;
  await logInAsNewUser(journey);
  await phone.killRenderer();
  await onPage().basic.waitUntilLoaded();
  expect(await phone.page.evaluate(() => localStorage.getItem('phone'))).toBe(user.storedPhone);
});
