import { expect } from '@playwright/test';
import { ids as getCodeIds } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { ids as serviceIds } from '@/app/pages/custom-service/custom-service/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { user } from '@/e2e/shared/sample-user';

/** The number of a scenario's account. */
const oldPhone = '+56987654567';

/** Sends a code to an address of the form on screen, and enters it. */
async function confirmAddress({ getCode, login, sandbox }: Journey, address: string) {
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(address);
  await getCode.submit();
  await login.waitUntilLoaded();
  await login.enterCode(await sandbox.lastCode());
}

test('a user adds an e-mail address, and changes a lost number after a log-in by it', async ({
  journey,
}) => {
  const j = await journey();
  const { page, home, getCode, login, settings, sandbox } = j;
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  await j.open(settings.path, 'lending');
  await settings.waitForLogin('phone', '4567');
  await settings.tap(settingsIds.login('email'));
  await confirmAddress(j, user.email);
  await settings.waitForLogin('email', '•••@');
  expect(await sandbox.lastAccount()).toMatchObject({ phone: oldPhone, email: user.storedEmail });

  await settings.signOut();
  await home.waitForState('guest');
  await home.tapButton('login');
  await getCode.waitUntilLoaded();
  await getCode.tap(getCodeIds.lostNumber);
  await j.by(serviceIds.otherLogin).tap();
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(user.email);
  await getCode.agree();
  await j.advanceTime('PT1M');
  await getCode.submit();
  await login.waitUntilLoaded();
  await page.reload();
  await login.waitUntilLoaded();
  await login.enterCode(await sandbox.lastCode());
  await home.waitForState('lending');

  await j.open(settings.path);
  await settings.tap(settingsIds.login('phone'));
  await confirmAddress(j, user.phone);
  await settings.waitForLogin('phone', user.storedPhone.slice(-4));
  expect(await sandbox.lastAccount()).toMatchObject({
    phone: user.storedPhone,
    email: user.storedEmail,
  });
  const personal = [user.storedEmail, user.email, user.storedPhone, oldPhone];
  expect(addresses.filter((url) => personal.some((word) => url.includes(word)))).toEqual([]);
});
