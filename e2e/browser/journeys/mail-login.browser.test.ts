import { expect } from '@playwright/test';
import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { user } from '@/e2e/shared/sample-user';

test('a mistyped address can be changed, and the same address gets no second code', async ({
  journey,
}) => {
  const j = await journey();
  const { home, getCode, login, sandbox } = j;
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('login');
  await getCode.waitUntilLoaded();
  await getCode.chooseChannel('email');
  await getCode.enterAddress('antonia@correo.example');
  await getCode.agree();
  await getCode.submit();
  await login.waitUntilLoaded();
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
  await home.waitForState('init');
});
