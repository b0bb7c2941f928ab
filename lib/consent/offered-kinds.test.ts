import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { loadOfferedKinds } from './offered-kinds';

let native: FakeShell | undefined;

const app = { packageName: 'cl.luka.app', versionName: '1.0.5', versionCode: 6 };

test('offers the comparison of the face and behavior in a browser', async () => {
  expect(await loadOfferedKinds()).toEqual(['face', 'behavior']);
});

test('offers all kinds in the flavour standard', async () => {
  native = installFakeShell();
  native.reply('selfAppInfo', { ...app, flavor: 'standard' });
  expect(await loadOfferedKinds()).toEqual([
    'face',
    'device',
    'apps',
    'sms',
    'behavior',
    'attribution',
  ]);
});

test.each(['play', 'another'])(
  'offers neither messages nor apps in the flavour %s',
  async (flavor) => {
    native = installFakeShell();
    native.reply('selfAppInfo', { ...app, flavor });
    expect(await loadOfferedKinds()).toEqual(['face', 'device', 'behavior', 'attribution']);
  },
);

test('offers neither messages nor apps when the shell fails', async () => {
  const shell = installFakeShell();
  native = shell;
  shell.on('selfAppInfo', ({ callbackId }) =>
    shell.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  expect(await loadOfferedKinds()).toEqual(['face', 'device', 'behavior', 'attribution']);
});
