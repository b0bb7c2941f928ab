import { withDeadline } from './deadline';

const never = () => new Promise<string>(() => {});

beforeEach(() => jest.useFakeTimers());

test('resolves with the result in time and leaves no timer', async () => {
  await expect(withDeadline(async () => 'done', { ms: 100 })).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the error of the work and leaves no timer', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(withDeadline(work, { ms: 100 })).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('at the deadline aborts the signal of the work, and rejects when that ignores it', async () => {
  let workSignal: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    workSignal = signal;
    return never();
  };
  const outcome = expect(withDeadline(work, { ms: 100 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await jest.advanceTimersByTimeAsync(99);
  expect(workSignal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(workSignal?.aborted).toBe(true);
  await outcome;
});

test('rejects when the caller aborts', async () => {
  const caller = new AbortController();
  const outcome = withDeadline(never, { ms: 100, signals: [caller.signal] });
  caller.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves the signal of work that has ended when the caller aborts later', async () => {
  const caller = new AbortController();
  const work = async (signal: AbortSignal) => signal;
  const workSignal = await withDeadline(work, { ms: 100, signals: [caller.signal] });
  caller.abort();
  expect(workSignal.aborted).toBe(false);
});

test('rejects at once when the caller had aborted before', async () => {
  const outcome = withDeadline(never, { ms: 100, signals: [AbortSignal.abort()] });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});
