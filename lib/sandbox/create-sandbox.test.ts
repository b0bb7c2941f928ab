import { createSandbox } from './create-sandbox';

const home = () => new Request('https://x.invalid/app/home', { method: 'POST', body: '{}' });

test('two sandboxes share no state', async () => {
  const one = createSandbox();
  const other = createSandbox();
  one.control.scenario('overdue');
  expect(one.control.state().accounts).toHaveLength(1);
  expect(other.control.state().accounts).toEqual([]);
});

test('the same seed and calls give the same replies', async () => {
  const run = async (seed: number) => {
    const { fetch, control } = createSandbox({ seed, now: () => 0 });
    const { token } = control.scenario('lending');
    const response = await fetch(home());
    return { token, text: await response.text() };
  };
  expect(await run(7)).toEqual(await run(7));
  expect((await run(7)).token).not.toBe((await run(8)).token);
});

test('uses the language option without a language header', async () => {
  const { fetch } = createSandbox({ language: 'en' });
  const stale = new Request(home(), { headers: { token: 'stale' } });
  expect(await (await fetch(stale)).text()).toContain('Log in again.');
});

test('replies with the date of its clock', async () => {
  const { fetch, control } = createSandbox();
  control.setClock('2031-03-07T23:50:00-03:00');
  const { headers } = await fetch(home());
  expect(headers.get('date')).toMatch(/^Sat, 08 Mar 2031 02:50:0\d GMT$/);
});

test('latency delays calls, but not controls', async () => {
  jest.useFakeTimers();
  try {
    const { fetch } = createSandbox({ latency: 300 });
    let isDone = false;
    const call = fetch(home()).then(() => {
      isDone = true;
    });
    await fetch(new Request('https://x.invalid/__sandbox/clock'));
    await jest.advanceTimersByTimeAsync(299);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(isDone).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('restores the state from its storage', async () => {
  const stored = new Map<string, string>();
  const storage = {
    read: () => stored.get('state') ?? null,
    write: (text: string) => void stored.set('state', text),
  };
  const before = createSandbox({ storage });
  const { token } = before.control.scenario('approved');
  await before.fetch(home());
  const after = createSandbox({ storage });
  const request = new Request(home(), { headers: { token } });
  expect(await (await after.fetch(request)).json()).toMatchObject({ ret: { state: 'approved' } });
});
