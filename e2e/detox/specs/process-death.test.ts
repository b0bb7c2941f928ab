import { device } from 'detox';
import { app, waitForPhoneScreen } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { startApp } from '@/e2e/detox/setup/open-app';
import { logIn } from '@/e2e/shared/flows';
import { user } from '@/e2e/shared/sample-user';

const { home, basic } = app;

onDesktop(
  'after the process has died the user is logged in, and a photo taken meanwhile arrives',
  async () => {
    await startApp();
    await home.waitForState('guest');
    await home.tapButton('apply');
    await logIn(app);
    await basic.waitUntilLoaded();
    await basic.openPage('3');
    await phone.liveness({ hold: true });
    await basic.selfie.open();
    await waitForPhoneScreen('liveness');
    await phone.killProcess();
    await device.launchApp();
    await waitForPhoneScreen('liveness');
    await phone.liveness({ now: true });
    await basic.waitUntilLoaded();
    await basic.selfie.waitUntilAccepted();
    expect(await sandbox.lastAccount()).toMatchObject({
      phone: user.storedPhone,
      images: { selfie: { mime: 'image/jpeg' } },
    });
  },
);

onDesktop('after the renderer has died the same screen is shown', async () => {
  await startApp({ scenario: 'init', path: basic.path, query: { page: '3' } });
  await basic.waitUntilLoaded();
  await phone.killRenderer();
  await basic.waitUntilLoaded();
  await phone.liveness({});
  await app.input.takeSelfie(basic.selfie);
});
