import { HttpResponse, http } from 'msw';
import { createTestSandbox } from './test-sandbox';

const home = () => new Request('https://luka.invalid/app/home', { method: 'POST', body: '{}' });

test('fetch replies as the sandbox does', async () => {
  const sandbox = createTestSandbox();
  expect(await (await sandbox.fetch(home())).json()).toMatchObject({
    code: 0,
    ret: { state: 'init' },
  });
});

test('use() replaces the reply of one call', async () => {
  const sandbox = createTestSandbox();
  sandbox.use(http.post('*/app/home', () => HttpResponse.json({ code: 301, msg: 'x', ret: null })));
  expect((await sandbox.call('app/home', {})).code).toBe(301);
  expect((await sandbox.call('app/get_app_list', {})).code).toBe(0);
});

test('rejects when the connection is dropped', async () => {
  const sandbox = createTestSandbox();
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await expect(sandbox.fetch(home())).rejects.toThrow('Failed to fetch');
});

test('a call that times out rejects when it is aborted', async () => {
  const sandbox = createTestSandbox();
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = sandbox.fetch(new Request(home(), { signal: caller.signal }));
  caller.abort(new Error('gave up'));
  await expect(call).rejects.toThrow('gave up');
});

test('signIn() rejects with the message of the server', async () => {
  const sandbox = createTestSandbox({ language: 'en' });
  await expect(sandbox.signIn('12')).rejects.toThrow('Enter 9 digits that start with 9');
});

test('signIn() works a second time at once', async () => {
  const sandbox = createTestSandbox();
  const first = await sandbox.signIn();
  expect((await sandbox.signIn()).user_id).toBe(first.user_id);
});
