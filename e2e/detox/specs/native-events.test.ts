import { device } from 'detox';
import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';

const { nativeTest } = app;

beforeAll(() => startApp());

/** Opens the test page of the bridge; all permissions are granted. */
async function openTestPage(): Promise<void> {
  await restartPage({ path: nativeTest.path });
  await nativeTest.waitUntilLoaded();
}

test('the phone replies to every event that needs no user action', async () => {
  await openTestPage();
  for (const event of ['selfAppInfo', 'deviceInfo', 'permission', 'installAppInfo', 'smsInfo']) {
    await nativeTest.run(event);
    await nativeTest.waitForReply(event);
  }
  await nativeTest.run('localCache', 'set');
  await nativeTest.waitForReply('localCache');
  await nativeTest.run('allSpCache');
  await nativeTest.waitForReply('allSpCache', 'ñ 🙂');
  await nativeTest.run('localCache', 'remove');
  await nativeTest.waitForReply('localCache');
  await nativeTest.run('afEvent');
  await nativeTest.waitForReply('afEvent', '"sent"');
});

onDesktop('camera, selfie and contacts reply with the result, or cancelled', async () => {
  await openTestPage();
  await phone.camera({});
  await nativeTest.run('takePhoto');
  await nativeTest.waitForReply('takePhoto', '"mime"');
  await phone.camera({ cancel: true });
  await nativeTest.run('takePhoto', 'front');
  await nativeTest.waitForRefusal('takePhoto', 'cancelled');
  await phone.liveness({ faces: 2 });
  await nativeTest.run('liveness');
  await nativeTest.waitForReply('liveness', '"faces": 2');
  await phone.picker({ name: 'Rosa Ñancupil', phone: '+56 9 1234 5678' });
  await nativeTest.run('pickerContact');
  await nativeTest.waitForReply('pickerContact', 'Rosa Ñancupil');
  await phone.picker({ cancel: true });
  await nativeTest.run('pickerContact');
  await nativeTest.waitForRefusal('pickerContact', 'cancelled');
});

onDesktop(
  'the GPS position is rounded, and without one the event is refused as unavailable',
  async () => {
    await openTestPage();
    await device.setLocation(-41.4693, -72.9424);
    await nativeTest.run('location');
    await nativeTest.waitForReply('location', '-41.47');
    await phone.losePosition();
    await nativeTest.run('location');
    await nativeTest.waitForRefusal('location', 'unavailable');
  },
);

onDesktop('an external link is opened by another app, or the reply is false', async () => {
  await openTestPage();
  await nativeTest.run('intentUriOpen', 'tel');
  await nativeTest.waitForReply('intentUriOpen', 'true');
  expect(await phone.state()).toMatchObject({
    opened: [{ action: 'android.intent.action.DIAL', uri: 'tel:+56600000000' }],
  });
  await phone.outside(false);
  await nativeTest.run('intentUriOpen');
  await nativeTest.waitForReply('intentUriOpen', 'false');
});

test('the page is notified when the app is paused and resumed', async () => {
  await openTestPage();
  await device.sendToHome();
  await device.launchApp({ newInstance: false });
  await nativeTest.waitForPushes('pause', '1');
  await nativeTest.waitForPushes('resume', '1');
});

onDesktop('the store flavour refuses text messages and the list of apps', async () => {
  await startApp({ path: nativeTest.path, launch: { launchArgs: { flavor: 'play' } } });
  await nativeTest.run('selfAppInfo');
  await nativeTest.waitForReply('selfAppInfo', 'play');
  for (const event of ['smsInfo', 'installAppInfo']) {
    await nativeTest.run(event);
    await nativeTest.waitForRefusal(event, 'not_permitted');
  }
});
