import { device } from 'detox';
import { screens } from '@/e2e/detox/screens/all-screens';
import { eventually } from '@/e2e/detox/setup/eventually';
import { onDesktop, phone } from '@/e2e/detox/setup/world';
import { begin, goOn } from '@/e2e/detox/ways/open';

const { nativeTest } = screens;

beforeAll(() => begin());

/** The testers' page, on a phone that allows everything. */
async function toTest(): Promise<void> {
  await goOn({ path: nativeTest.path });
  await nativeTest.stands();
}

test('the phone answers everything that nobody has to do something for', async () => {
  await toTest();
  for (const event of ['selfAppInfo', 'deviceInfo', 'permission', 'installAppInfo', 'smsInfo']) {
    await nativeTest.run(event);
    await nativeTest.answers(event);
  }
  await nativeTest.run('localCache', 'set');
  await nativeTest.answers('localCache');
  await nativeTest.run('allSpCache');
  await nativeTest.answers('allSpCache', 'ñ 🙂');
  await nativeTest.run('localCache', 'remove');
  await nativeTest.answers('localCache');
  await nativeTest.run('afEvent');
  await nativeTest.answers('afEvent', '"sent"');
});

onDesktop('camera, selfie and contacts answer with what the person did, or did not', async () => {
  await toTest();
  await phone.camera({});
  await nativeTest.run('takePhoto');
  await nativeTest.answers('takePhoto', '"mime"');
  await phone.camera({ cancel: true });
  await nativeTest.run('takePhoto', 'front');
  await nativeTest.refuses('takePhoto', 'cancelled');
  await phone.liveness({ score: 0.5 });
  await nativeTest.run('liveness');
  await nativeTest.answers('liveness', '0.5');
  await phone.picker({ name: 'Rosa Ñancupil', phone: '+56 9 1234 5678' });
  await nativeTest.run('pickerContact');
  await nativeTest.answers('pickerContact', 'Rosa Ñancupil');
  await phone.picker({ cancel: true });
  await nativeTest.run('pickerContact');
  await nativeTest.refuses('pickerContact', 'cancelled');
});

onDesktop('the place is coarse, and a phone that does not know its place says so', async () => {
  await toTest();
  await device.setLocation(-41.4693, -72.9424);
  await nativeTest.run('location');
  await nativeTest.answers('location', '-41.47');
  await phone.location({ none: true });
  await nativeTest.run('location');
  await nativeTest.refuses('location', 'unavailable');
});

onDesktop('links leave for other apps, unless no app takes them', async () => {
  await toTest();
  await nativeTest.run('intentUriOpen', 'tel');
  await nativeTest.answers('intentUriOpen', 'true');
  expect(await phone.state()).toMatchObject({
    opened: [{ action: 'android.intent.action.DIAL', uri: 'tel:+56600000000' }],
  });
  await phone.outside(false);
  await nativeTest.run('intentUriOpen');
  await nativeTest.answers('intentUriOpen', 'false');
});

onDesktop('a payment page is closed by the person', async () => {
  await toTest();
  await nativeTest.run('openPayView');
  await eventually(phone.closePayView);
  await nativeTest.answers('openPayView', 'closed');
});

test('the page hears that it was out of sight, and is back', async () => {
  await toTest();
  await device.sendToHome();
  await device.launchApp({ newInstance: false });
  await nativeTest.heard('pause', '1');
  await nativeTest.heard('resume', '1');
});

onDesktop('a flavour for the store tells neither messages nor apps', async () => {
  await begin({ path: nativeTest.path, launch: { launchArgs: { flavor: 'play' } } });
  await nativeTest.run('selfAppInfo');
  await nativeTest.answers('selfAppInfo', 'play');
  for (const event of ['smsInfo', 'installAppInfo']) {
    await nativeTest.run(event);
    await nativeTest.refuses(event, 'not_permitted');
  }
});
