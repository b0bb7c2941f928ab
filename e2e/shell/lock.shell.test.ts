import { expect } from '@playwright/test';
import { ids as lockIds } from '@/app/lock/lock.ids';
import { test } from './harness/shell-test';

test("the phone's lock, once turned on, covers the app at the next start until it is unlocked", async ({
  shell,
}) => {
  const { phone, sandbox, onPage } = await shell();
  const { home, settings, open, by, page } = onPage();
  await home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('lending'));
  await open(settings.path);
  await settings.waitUntilLoaded();
  await by(lockIds.toggle).click();
  await page.locator(`[id="${lockIds.toggle}"][aria-checked="true"]`).waitFor();

  await phone.command('lock', { hold: true });
  await page.reload();
  await phone.waitForLock();
  // As large as the window: nothing of the account is to be seen.
  expect(await page.locator('dialog.lock').boundingBox()).toMatchObject({ x: 0, y: 0 });
  await phone.command('lock', { denied: true });
  await phone.command('lock', { hold: false });
  await by(lockIds.unlock).click();
  await by(lockIds.unlock).waitFor({ state: 'hidden' });
  await settings.waitUntilLoaded();
});
