import { requestHeaders } from '@/lib/api/headers';
import { callBridge } from '@/lib/bridge/call';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { storeAppInfo, syncTheme } from './shell-sync';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});
afterEach(() => native.remove());

describe('storeAppInfo', () => {
  const info = { packageName: 'cl.luka.app', versionName: '1.2.0', versionCode: 9, flavor: 'play' };

  afterEach(() => removeValue('appInfo'));

  test('headers carry the version of the build until the shell has replied, then its own', async () => {
    const stored = storeAppInfo();
    const { callbackId } = await native.next('selfAppInfo');
    expect(requestHeaders(null)).toMatchObject({ version: '1.0.5.072501', 'version-code': '6' });
    native.send({ callbackId, data: info });
    await stored;
    expect(requestHeaders(null)).toMatchObject({ version: '1.2.0.072501', 'version-code': '9' });
    expect(readValue('appInfo')).toEqual({ versionName: '1.2.0', versionCode: 9 });
  });

  test('keeps the stored version when the shell replies with an error', async () => {
    native.reply('selfAppInfo', info);
    await storeAppInfo();
    native.on('selfAppInfo', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'failed', message: '' } }),
    );
    await storeAppInfo();
    expect(readValue('appInfo')).toMatchObject({ versionCode: 9 });
  });
});

describe('syncTheme', () => {
  let unsubscribe: () => void;

  beforeEach(() => native.reply('localCache', {}));
  afterEach(() => {
    unsubscribe();
    removeValue('luka_theme');
  });

  /** The data of the next value that is sent to the shell's cache. */
  const sent = async () => (await native.next('localCache')).data;
  const theme = (value: string) => ({ op: 'set', key: 'theme', value });

  test('sends the stored theme, and each change', async () => {
    writeValue('luka_theme', 'dark');
    unsubscribe = syncTheme();
    expect(await sent()).toEqual(theme('dark'));
    writeValue('luka_theme', 'system');
    expect(await sent()).toEqual(theme('system'));
  });

  test('sends nothing when no theme was chosen', async () => {
    unsubscribe = syncTheme();
    void callBridge('selfAppInfo').catch(() => undefined);
    await native.next('selfAppInfo');
    expect(native.posted.map(({ event }) => event)).toEqual(['selfAppInfo']);
  });

  test('sends the next change after the shell failed to store one', async () => {
    native.on('localCache', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'failed', message: '' } }),
    );
    unsubscribe = syncTheme();
    for (const value of ['light', 'dark'] as const) {
      writeValue('luka_theme', value);
      expect(await sent()).toEqual(theme(value));
    }
  });
});
