import { HttpResponse, http } from 'msw';
import { createTestSandbox } from './test-sandbox';

const home = () => new Request('https://luka.invalid/app/home', { method: 'POST', body: '{}' });

test('its fetch answers as the sandbox does', async () => {
  const { fetch: ask } = createTestSandbox();
  expect(await (await ask(home())).json()).toMatchObject({ code: 0, ret: { state: 'init' } });
});

test('a handler put before the sandbox answers instead, and only its own call', async () => {
  const sandbox = createTestSandbox();
  sandbox.use(http.post('*/app/home', () => HttpResponse.json({ code: 301, msg: 'x', ret: null })));
  expect((await sandbox.call('app/home', {})).code).toBe(301);
  expect((await sandbox.call('app/get_app_list', {})).code).toBe(0);
});

test('a broken connection rejects', async () => {
  const sandbox = createTestSandbox();
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await expect(sandbox.fetch(home())).rejects.toThrow('Failed to fetch');
});

test('a silent call ends when its caller gives up', async () => {
  const sandbox = createTestSandbox();
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = sandbox.fetch(new Request(home(), { signal: caller.signal }));
  caller.abort(new Error('gave up'));
  await expect(call).rejects.toThrow('gave up');
});

test('signing in without the right to a code tells why', async () => {
  const sandbox = createTestSandbox({ language: 'en' });
  await expect(sandbox.signIn('12')).rejects.toThrow('Enter 9 digits that start with 9');
});

test('what was asked for a minute ago is no hindrance to sign in again', async () => {
  const sandbox = createTestSandbox();
  const first = await sandbox.signIn();
  expect((await sandbox.signIn()).user_id).toBe(first.user_id);
});
