import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { loadOfferedKinds } from './offered-kinds';

let native: FakeShell | undefined;

afterEach(() => {
  native?.remove();
  native = undefined;
});

const app = { packageName: 'cl.luka.app', versionName: '1.0.5', versionCode: 6 };

test('a browser is asked about nothing but how the app is used', async () => {
  expect(await loadOfferedKinds()).toEqual(['behavior']);
});

test('the flavour standard is asked about everything', async () => {
  native = installFakeShell();
  native.reply('selfAppInfo', { ...app, flavor: 'standard' });
  expect(await loadOfferedKinds()).toEqual(['device', 'apps', 'sms', 'behavior', 'attribution']);
});

test.each(['play', 'another'])('the flavour %s has neither messages nor apps', async (flavor) => {
  native = installFakeShell();
  native.reply('selfAppInfo', { ...app, flavor });
  expect(await loadOfferedKinds()).toEqual(['device', 'behavior', 'attribution']);
});

test('a shell that does not say has neither messages nor apps', async () => {
  const shell = installFakeShell();
  native = shell;
  shell.on('selfAppInfo', ({ callbackId }) =>
    shell.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  expect(await loadOfferedKinds()).toEqual(['device', 'behavior', 'attribution']);
});
