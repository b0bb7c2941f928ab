import { requestHeaders } from '@/lib/api/headers';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { readValue, removeValue } from '@/lib/storage/values';
import { learnAppInfo } from './learn-app-info';

let native: FakeNative;

beforeEach(() => {
  native = installFakeNative();
});
afterEach(() => {
  native.remove();
  removeValue('appInfo');
});

const info = { packageName: 'cl.luka.app', versionName: '1.2.0', versionCode: 9, flavor: 'play' };

test('calls name the build’s version until the shell has told its own', async () => {
  const learned = learnAppInfo();
  const { callbackId } = await native.next('selfAppInfo');
  expect(requestHeaders(null)).toMatchObject({ version: '1.0.5.072501', 'version-code': '6' });
  native.send({ callbackId, data: info });
  await learned;
  expect(requestHeaders(null)).toMatchObject({ version: '1.2.0.072501', 'version-code': '9' });
  expect(readValue('appInfo')).toEqual({ versionName: '1.2.0', versionCode: 9 });
});

test('a shell that refuses leaves what it said before', async () => {
  native.answer('selfAppInfo', info);
  await learnAppInfo();
  native.on('selfAppInfo', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  await learnAppInfo();
  expect(readValue('appInfo')).toMatchObject({ versionCode: 9 });
});
