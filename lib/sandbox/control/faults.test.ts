import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ language: 'en' });
});

const ask = (path = 'app/home', signal?: AbortSignal) =>
  sandbox.fetch(new Request(`https://x.invalid/${path}`, { method: 'POST', body: '{}', signal }));

test('applies to `times` calls of its path and to no other path', async () => {
  sandbox.control.fault({ path: 'app/home', kind: '500', times: 2 });
  expect((await ask('app/get_app_list')).status).toBe(200);
  const statuses = [await ask(), await ask(), await ask()].map((response) => response.status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('without a path applies to the next call, but not to controls', async () => {
  sandbox.control.fault({ kind: '500' });
  const control = await sandbox.fetch(new Request('https://x.invalid/__sandbox/clock'));
  expect(control.status).toBe(200);
  expect((await ask('app/get_app_list')).status).toBe(500);
});

test('faults of a path apply in order', async () => {
  sandbox.control.fault({ path: 'app/home', kind: '500' });
  sandbox.control.fault({ path: 'app/home', code: 301 });
  expect((await ask()).status).toBe(500);
  expect(await (await ask()).json()).toEqual({ code: 301, msg: '', ret: null });
});
