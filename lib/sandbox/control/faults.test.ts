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

test('drop fails without running the call', async () => {
  sandbox.control.fault({ path: 'user/get_code', kind: 'drop' });
  await expect(sandbox.call('user/get_code', { phone: '912345678' })).rejects.toThrow(TypeError);
  expect(sandbox.control.outbox()).toEqual([]);
});

test('drop_after runs the call and loses its reply', async () => {
  sandbox.control.fault({ path: 'user/get_code', kind: 'drop_after' });
  await expect(sandbox.call('user/get_code', { phone: '912345678' })).rejects.toThrow(TypeError);
  expect(sandbox.control.outbox()).toHaveLength(1);
});

test('timeout never replies, and rejects when it is aborted', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'timeout', times: 2 });
  const caller = new AbortController();
  const answer = ask('app/home', caller.signal);
  const race = await Promise.race([answer, Promise.resolve('silence')]);
  expect(race).toBe('silence');
  caller.abort(new Error('gave up'));
  await expect(answer).rejects.toThrow('gave up');
  await expect(ask('app/home', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
});

test('slow replies after its delay', async () => {
  jest.useFakeTimers();
  try {
    sandbox.control.fault({ path: 'app/home', kind: 'slow', ms: 5000 });
    sandbox.control.fault({ path: 'app/home', kind: 'slow' });
    let answered = 0;
    const first = ask().then(() => (answered += 1));
    await jest.advanceTimersByTimeAsync(4999);
    expect(answered).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await first;
    const second = ask();
    await jest.advanceTimersByTimeAsync(3000);
    expect((await second).status).toBe(200);
  } finally {
    jest.useRealTimers();
  }
});
