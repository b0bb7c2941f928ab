import { expect } from '@playwright/test';
import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import type { Journey, OpenJourney } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { user } from '@/e2e/shared/sample-user';

/** From Home as a guest to the screen that takes a code sent by e-mail. */
async function requestCodeByMail(
  journey: OpenJourney,
  address: string = user.email,
): Promise<Journey> {
  const j = await journey();
  await j.open('/');
  await j.home.waitForState('guest');
  await j.home.tapButton('login');
  await j.getCode.waitUntilLoaded();
  await j.getCode.chooseChannel('email');
  await j.getCode.enterAddress(address);
  await j.getCode.agree();
  await j.getCode.submit();
  await j.login.waitUntilLoaded();
  return j;
}

test('a mistyped address can be changed, and the same address gets no second code', async ({
  journey,
}) => {
  const j = await requestCodeByMail(journey, 'antonia@correo.example');
  const { getCode, login, sandbox } = j;
  await login.tap(loginIds.change);
  await getCode.waitUntilLoaded();
  expect(await getCode.values()).toEqual({ address: 'antonia@correo.example', agrees: true });
  await getCode.submit();
  await login.waitUntilLoaded();
  expect(await sandbox.outbox()).toHaveLength(1);
  await login.tap(loginIds.change);
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(user.email);
  await getCode.submit();
  await login.waitUntilLoaded();
  const sent = await sandbox.outbox();
  expect(sent.map(({ to }) => to)).toEqual(['antonia@correo.example', user.storedEmail]);
  await login.enterCode(await sandbox.lastCode());
  await login.tap(loginIds.createAccount);
  await j.home.waitForState('init');
});

test('after an e-mail address the user can log in by phone instead', async ({ journey }) => {
  const j = await requestCodeByMail(journey);
  const { getCode, login } = j;
  await login.tap(loginIds.change);
  await getCode.waitUntilLoaded();
  await getCode.chooseChannel('phone');
  await getCode.enterAddress(user.phone);
  await getCode.submit();
  await login.waitUntilLoaded();
  await login.enterCode(await j.sandbox.lastCode());
  await j.home.waitForState('init');
  expect(await j.sandbox.lastAccount()).toMatchObject({ phone: user.storedPhone, email: null });
});
