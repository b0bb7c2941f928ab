import { callBridge, isBridge } from '@/lib/bridge/call';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { standInForShell } from './stand-in';

test('a stand-in is taken for the shell, and answers what it was given and nothing else', async () => {
  const end = standInForShell({ permission: { location: 'not_asked' } });
  expect(isBridge()).toBe(true);
  const names = ['location' as const];
  await expect(callBridge('permission', { names, ask: false })).resolves.toEqual({
    location: 'not_asked',
  });
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({ code: 'unsupport' });
  end();
  expect(isBridge()).toBe(false);
});

test('the real shell is left alone', () => {
  const native = installFakeShell();
  standInForShell({ selfAppInfo: {} })();
  expect(isBridge()).toBe(true);
  native.remove();
});

test('a list is answered as the shell answers one: in chunks', async () => {
  const at = '2026-01-01T00:00:00Z';
  const app = { packageName: 'cl.ejemplo', appName: 'Ejemplo', versionName: '1', system: false };
  const list = [{ ...app, firstInstall: at, lastUpdate: at }];
  const end = standInForShell({ installAppInfo: list });
  await expect(callBridge('installAppInfo')).resolves.toEqual({ list, total_count: 1 });
  end();
});
