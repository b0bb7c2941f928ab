import { test } from '@playwright/test';
import { requestCode } from '@/e2e/shared/flows';
import { basics } from '@/e2e/shared/sample-user';
import { openDevice } from './open-device';

test('a guest logs in with the code of the banner, fills in the first step, and signs out', async () => {
  const { page, screens, close } = await openDevice(process.env.LUKA_DEVICE ?? '');
  const { home, getCode, login, basic, settings } = screens;
  await home.open();
  await home.waitForState('guest');
  await getCode.open();
  await requestCode(screens);
  // The sandbox may be in the page, as in an APK without a server.
  const code = await page.locator('#demo-banner-code').textContent();
  await login.enterCode(code ?? '');
  await home.waitForState('init');
  await basic.open();
  await basic.waitUntilLoaded();
  await basic.fill(basics);
  await settings.open();
  await settings.signOut();
  await home.waitForState('guest');
  await close();
});
