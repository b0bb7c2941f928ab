import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone } from '@/e2e/detox/setup/world';
import { begin, open } from '@/e2e/detox/ways/open';

const { home, settings, nativeTest } = screens;
const neverAsked = { location: 'unset', phone: 'unset', camera: 'unset', sms: 'unset' } as const;
const allKinds = { location: 'never', phone: 'NO', camera: 'unset', sms: 'YES' } as const;

onDesktop('whoever was never asked is told why first, and then asked by Android', async () => {
  await begin({ launch: { permissions: neverAsked } });
  await home.explainsPermissions();
  await phone.answers({ location: 'granted', phone: 'denied' });
  await home.answerPermissions('allow');
  await home.shows('guest');
  expect(await phone.state()).toMatchObject({
    permissions: { location: 'granted', phone: 'denied', camera: 'not_asked' },
  });
});

onDesktop(
  'whoever says not now is not asked by Android, and allows it later in Settings',
  async () => {
    await begin({ launch: { permissions: neverAsked } });
    await home.explainsPermissions();
    await home.answerPermissions('skip');
    expect(await phone.state()).toMatchObject({ permissions: { location: 'not_asked' } });
    await open(settings);
    await settings.stands();
    await phone.answers({ location: 'granted' });
    await settings.allow('location');
    await settings.offersNoMore('location');
    expect(await phone.state()).toMatchObject({ permissions: { location: 'granted' } });
  },
);

onDesktop('every answer of the person is an answer to the page', async () => {
  await begin({ path: nativeTest.path, launch: { permissions: allKinds } });
  await nativeTest.stands();
  await nativeTest.run('permission');
  for (const words of ['denied', 'denied_forever', 'not_asked', 'granted']) {
    await nativeTest.answers('permission', `"${words}"`);
  }
  await nativeTest.run('location');
  await nativeTest.refuses('location', 'denied_forever');
  await nativeTest.run('smsInfo');
  await nativeTest.answers('smsInfo');
  await phone.answers({ camera: 'denied' });
  await nativeTest.run('takePhoto');
  await nativeTest.refuses('takePhoto', 'denied');
  await phone.answers({ camera: 'denied_forever', phone: 'granted' });
  await nativeTest.run('permission', 'ask');
  await nativeTest.answers('permission', '"camera": "denied_forever"');
});

test('whoever has allowed everything is asked nothing', async () => {
  await begin();
  await home.shows('guest');
  await home.asksNothing();
});
