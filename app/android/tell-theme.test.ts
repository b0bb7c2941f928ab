import { callBridge } from '@/lib/bridge/call';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { removeValue, writeValue } from '@/lib/storage/values';
import { tellTheme } from './tell-theme';

let native: FakeNative;
let stop: () => void;

beforeEach(() => {
  native = installFakeNative();
  native.answer('localCache', {});
});
afterEach(() => {
  stop();
  native.remove();
  removeValue('luka_theme');
});

/** The next thing that the shell is told to keep. */
const told = async () => (await native.next('localCache')).data;
const choice = (value: string) => ({ op: 'set', key: 'theme', value });

test('the shell is told of a theme chosen before, and of each other choice', async () => {
  writeValue('luka_theme', 'dark');
  stop = tellTheme();
  expect(await told()).toEqual(choice('dark'));
  writeValue('luka_theme', 'system');
  expect(await told()).toEqual(choice('system'));
});

test('without a choice the shell is told nothing', async () => {
  stop = tellTheme();
  void callBridge('selfAppInfo').catch(() => undefined);
  await native.next('selfAppInfo');
  expect(native.posted.map(({ event }) => event)).toEqual(['selfAppInfo']);
});

test('a shell that keeps nothing is told the next choice all the same', async () => {
  native.on('localCache', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  stop = tellTheme();
  for (const theme of ['light', 'dark'] as const) {
    writeValue('luka_theme', theme);
    expect(await told()).toEqual(choice(theme));
  }
});
