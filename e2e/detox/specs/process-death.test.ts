import { device } from 'detox';
import { app, waitForPhoneScreen } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';

const { home, upload } = app;

beforeAll(() => startApp());

onDesktop(
  'after the process has died the user is logged in, and a photo taken meanwhile arrives',
  async () => {
    await sandbox.scenario('selfie_mismatch');
    await home.waitForState('guest');
    await home.tapButton('apply');
    await logIn(app, scenarioPhone);
    await upload.waitUntilLoaded();
    await phone.liveness({ hold: true });
    await upload.photo('selfie').open();
    await waitForPhoneScreen('liveness');
    const last = (await sandbox.calls()).at(-1)?.id ?? 0;
    await phone.killProcess();
    await device.launchApp();
    await waitForPhoneScreen('liveness');
    await phone.liveness({ now: true });
    await upload.waitUntilLoaded();
    await upload.photo('selfie').waitUntilAccepted();
    expect(await sandbox.lastAccount()).toMatchObject({
      images: { selfie: { mime: 'image/jpeg' } },
    });
    const calls = await sandbox.calls();
    const sent = calls.filter(({ id, path }) => id > last && path === 'app/upload_image_info');
    expect(sent).toHaveLength(1);
  },
);

onDesktop('after the renderer has died the same screen is shown', async () => {
  await restartPage({ scenario: 'selfie_mismatch', path: upload.path });
  await upload.waitUntilLoaded();
  await phone.killRenderer();
  await upload.waitUntilLoaded();
  await phone.liveness({});
  await app.input.takePhoto(upload.photo('selfie'));
});
