import { requestHeaders } from '@/lib/api/headers';
import { callBridge } from '@/lib/bridge/call';
import { config } from '@/lib/config';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { homePath } from '@/lib/router/target';
import { readValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { storeAppInfo, syncBack, syncSettings } from './shell-sync';

const { appVersion, versionCode, webBuild } = config;

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

/** Resolves when every message so far has been posted. */
async function posted(): Promise<void> {
  void callBridge('selfAppInfo').catch(() => undefined);
  await native.next('selfAppInfo');
}

describe('storeAppInfo', () => {
  const info = { packageName: 'cl.luka.app', versionName: '1.2.0', versionCode: 9, flavor: 'play' };

  test('headers carry the version of the build until the shell has replied, then its own', async () => {
    const stored = storeAppInfo();
    const { callbackId } = await native.next('selfAppInfo');
    expect(requestHeaders(null)).toMatchObject({
      version: `${appVersion}.${webBuild}`,
      'version-code': versionCode,
    });
    native.send({ callbackId, data: info });
    await stored;
    expect(requestHeaders(null)).toMatchObject({
      version: `1.2.0.${webBuild}`,
      'version-code': '9',
    });
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

describe('syncSettings', () => {
  let unsubscribe: () => void;

  beforeEach(() => native.reply('localCache', {}));
  afterEach(() => unsubscribe());

  /** The data of the next value that is sent to the shell's cache. */
  const sent = async () => (await native.next('localCache')).data;
  const setting = (key: string, value: string) => ({ op: 'set', key, value });

  test('sends the stored theme, and each change', async () => {
    writeValue('luka_theme', 'dark');
    unsubscribe = syncSettings();
    expect(await sent()).toEqual(setting('theme', 'dark'));
    writeValue('luka_theme', 'system');
    expect(await sent()).toEqual(setting('theme', 'system'));
  });

  test('sends the stored language, and each change, so that the next start opens its page', async () => {
    writeValue('luka_locale', 'vi');
    unsubscribe = syncSettings();
    expect(await sent()).toEqual(setting('language', 'vi'));
    writeValue('luka_locale', 'es');
    expect(await sent()).toEqual(setting('language', 'es'));
  });

  test('sends nothing when nothing was chosen', async () => {
    unsubscribe = syncSettings();
    await posted();
    expect(native.posted.map(({ event }) => event)).toEqual(['selfAppInfo']);
  });

  test('sends the next change after the shell failed to store one', async () => {
    native.on('localCache', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'failed', message: '' } }),
    );
    unsubscribe = syncSettings();
    for (const value of ['light', 'dark'] as const) {
      writeValue('luka_theme', value);
      expect(await sent()).toEqual(setting('theme', value));
    }
  });
});

describe('syncBack', () => {
  const settings = '/pages/settings/settings';
  let undo: (() => void)[];

  beforeEach(() => {
    native.reply('localCache', {});
    undo = [];
  });
  afterEach(() => {
    for (const each of undo) each();
  });

  /** Syncs the app at `path`; the function that it returns navigates. */
  function start(path: string) {
    const navigator = fakeNavigator({ path, query: {} });
    undo.push(syncBack(navigator));
    return (next: string) => navigator.show({ path: next, query: {} });
  }
  const openSheet = () => {
    const close = pushBackHandler(() => true);
    undo.push(close);
    return close;
  };
  /** Everything that was sent to the shell's cache. */
  const sent = async () => {
    await posted();
    return native.posted.filter(({ event }) => event === 'localCache').map(({ data }) => data);
  };
  const back = (...values: string[]) => values.map((value) => ({ op: 'set', key: 'back', value }));

  test('on Home with nothing open, Back leaves the app', async () => {
    start(homePath);
    expect(await sent()).toEqual(back('leaves'));
  });

  test('on Home with a sheet, Back is handled until the sheet is closed', async () => {
    const close = openSheet();
    start(homePath);
    expect(await sent()).toEqual(back('handled'));
    close();
    expect(await sent()).toEqual(back('handled', 'leaves'));
  });

  test('a sheet that opens on Home is told at once, and a second one is not told', async () => {
    start(homePath);
    const close = openSheet();
    openSheet()();
    expect(await sent()).toEqual(back('leaves', 'handled'));
    close();
    expect(await sent()).toEqual(back('leaves', 'handled', 'leaves'));
  });

  test('on another screen Back is handled, also when its sheet is closed', async () => {
    const navigate = start(homePath);
    navigate(settings);
    openSheet()();
    expect(await sent()).toEqual(back('leaves', 'handled'));
    navigate(homePath);
    expect(await sent()).toEqual(back('leaves', 'handled', 'leaves'));
  });

  test('nothing is sent after it has ended', async () => {
    const navigate = start(homePath);
    for (const stop of undo.splice(0)) stop();
    openSheet();
    navigate(settings);
    expect(await sent()).toEqual(back('leaves'));
  });
});
