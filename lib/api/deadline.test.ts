import { withDeadline } from './deadline';

const never = () => new Promise<string>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('work in time gives its result and leaves no timer', async () => {
  await expect(withDeadline(async () => 'done', { ms: 100 })).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails gives its error and leaves no timer', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(withDeadline(work, { ms: 100 })).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that never ends and does not listen is ended at the deadline', async () => {
  const outcome = expect(withDeadline(never, { ms: 100 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await jest.advanceTimersByTimeAsync(100);
  await outcome;
});

test('work is told of the deadline', async () => {
  let told: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    told = signal;
    return never();
  };
  const outcome = withDeadline(work, { ms: 100 }).catch(() => 'ended');
  await jest.advanceTimersByTimeAsync(99);
  expect(told?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(told?.aborted).toBe(true);
  await expect(outcome).resolves.toBe('ended');
});

test('the caller ends the work', async () => {
  const caller = new AbortController();
  const outcome = withDeadline(never, { ms: 100, signal: caller.signal });
  caller.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(jest.getTimerCount()).toBe(0);
});

test('a caller who had given up before ends the work at once', async () => {
  const outcome = withDeadline(never, { ms: 100, signal: AbortSignal.abort() });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});
