import { createSandbox } from './create-sandbox';

const home = () => new Request('https://x.invalid/app/home', { method: 'POST', body: '{}' });

test('two sandboxes know nothing of each other', async () => {
  const one = createSandbox();
  const other = createSandbox();
  one.control.scenario('overdue');
  expect(one.control.state().accounts).toHaveLength(1);
  expect(other.control.state().accounts).toEqual([]);
});

test('the same seed and the same calls give the same answers', async () => {
  const run = async (seed: number) => {
    const { handle, control } = createSandbox({ seed, now: () => 0 });
    const { token } = control.scenario('lending');
    const response = await handle(home());
    return { token, text: await response.text() };
  };
  expect(await run(7)).toEqual(await run(7));
  expect((await run(7)).token).not.toBe((await run(8)).token);
});

test('who says no language is answered in the one that was set up', async () => {
  const { handle } = createSandbox({ language: 'en' });
  expect(await (await handle(home())).text()).toContain('Keep your code safe');
});

test('calls take their time, controls do not', async () => {
  jest.useFakeTimers();
  try {
    const { handle } = createSandbox({ latency: 300 });
    let answered = false;
    const answer = handle(home()).then(() => {
      answered = true;
    });
    await handle(new Request('https://x.invalid/__sandbox/clock'));
    await jest.advanceTimersByTimeAsync(299);
    expect(answered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('the state survives a reload by its storage', async () => {
  const kept = new Map<string, string>();
  const storage = {
    read: () => kept.get('state') ?? null,
    write: (text: string) => void kept.set('state', text),
  };
  const before = createSandbox({ storage });
  const { token } = before.control.scenario('approved');
  await before.handle(home());
  const after = createSandbox({ storage });
  const request = new Request(home(), { headers: { token } });
  expect(await (await after.handle(request)).json()).toMatchObject({ ret: { state: 'approved' } });
});
