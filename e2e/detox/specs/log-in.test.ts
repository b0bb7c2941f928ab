import { ids as profileIds } from '@/app/pages/profile/profile/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { startApp } from '@/e2e/detox/setup/open-app';
import { logIn, requestCode } from '@/e2e/shared/flows';
import { user } from '@/e2e/shared/sample-user';

const { home, getCode, login, basic, profile, settings } = app;

test('a user who applies for a loan logs in by phone and is shown the first step', async () => {
  await startApp();
  await home.waitForState('guest');
  await home.tapButton('apply');
  await logIn(app);
  await basic.waitUntilLoaded();
  expect(await sandbox.lastAccount()).toMatchObject({ phone: user.storedPhone });
});

test('a wrong code is refused, and the right one is still accepted', async () => {
  await startApp({ path: getCode.path });
  await requestCode(app);
  const code = await sandbox.lastCode();
  await login.enterCode(String((Number(code) + 1) % 1_000_000).padStart(code.length, '0'));
  await login.refusal();
  await login.enterCode(code);
  await home.waitForState('init');
});

test('a user who signs out is a guest', async () => {
  await startApp({ scenario: 'approved' });
  await home.waitForState('approved');
  await home.openTab('profile');
  await profile.waitUntilLoaded();
  await profile.tap(profileIds.settings);
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
});
