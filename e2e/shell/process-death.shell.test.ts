import { expect } from '@playwright/test';
import { logIn } from '@/e2e/shared/flows';
import { user } from '@/e2e/shared/sample-user';
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
