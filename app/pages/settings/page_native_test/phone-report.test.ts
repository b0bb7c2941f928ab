import { installFakeShell } from '@/lib/testing/fake-shell';
import { phoneReport } from './phone-report';

afterEach(() => Reflect.deleteProperty(window, 'androidBridge'));

const build = { packageName: 'cl.luka.app', versionName: '1.0.5', versionCode: 6, flavor: 'play' };

test('a report has what a developer asks of a phone, and the round trips of its bridge', async () => {
  const native = installFakeShell();
  native.reply('selfAppInfo', {
    ...build,
    webView: 'com.google.android.webview 113.0.5672.136',
    exits: ['low_memory 2026-11-26T10:00:00Z', 'anr 2026-11-25T10:00:00Z'],
  });
  native.reply('localCache', {});
  native.reply('deviceInfo', 'none');
  native.reply('permission', { location: 'granted', sms: 'not_asked' });
  document.documentElement.style.setProperty('--safe-top', '24px');
  const lines = (await phoneReport()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'app: 1.0.5 (6) play',
      'webView: com.google.android.webview 113.0.5672.136',
      'exits: low_memory 2026-11-26T10:00:00Z, anr 2026-11-25T10:00:00Z',
      'permissions: location granted, sms not_asked',
      expect.stringMatching(/^insets: 24px/),
      expect.stringMatching(/^bridge: [\d.]+ \/ [\d.]+ \/ [\d.]+ ms/),
    ]),
  );
});

test('an older shell, and a browser, leave what they do not tell unknown', async () => {
  const native = installFakeShell();
  native.reply('selfAppInfo', build);
  // Data of the wrong shape, as a call without a reply takes 15 seconds.
  for (const event of ['deviceInfo', 'localCache', 'permission']) native.reply(event, 'none');
  const lines = (await phoneReport()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'app: 1.0.5 (6) play',
      'phone: unknown',
      'exits: unknown',
      'bridge: unknown',
    ]),
  );
});
