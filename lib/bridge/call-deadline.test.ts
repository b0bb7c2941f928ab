import { startDeadline, timeouts } from './call-deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('has the timeouts of the protocol', () => {
  expect(timeouts).toEqual({ standard: 15_000, userAction: 600_000 });
});

test('aborts the call at the standard timeout', async () => {
  const deadline = startDeadline('location', undefined);
  jest.advanceTimersByTime(timeouts.standard - 1);
  expect(deadline.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(deadline.signal.aborted).toBe(true);
  await expect(deadline.aborted).rejects.toMatchObject({ code: 'timeout', event: 'location' });
});

test('extending restarts the timer, up to the longest timeout in total', async () => {
  const deadline = startDeadline('location', undefined);
  jest.advanceTimersByTime(10_000);
  deadline.extend(timeouts.userAction);
  jest.advanceTimersByTime(timeouts.userAction - 10_001);
  expect(deadline.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(deadline.aborted).rejects.toMatchObject({ code: 'timeout' });
});

test("aborts with the caller's signal, also one that was aborted before", async () => {
  const caller = new AbortController();
  const deadline = startDeadline('location', caller.signal);
  caller.abort();
  await expect(deadline.aborted).rejects.toMatchObject({ code: 'cancelled', event: 'location' });
  const late = startDeadline('location', caller.signal);
  await expect(late.aborted).rejects.toMatchObject({ code: 'cancelled' });
});

test('closing removes the timer and the listener', () => {
  const caller = new AbortController();
  const deadline = startDeadline('location', caller.signal);
  deadline.aborted.catch(() => undefined);
  deadline.close();
  expect(jest.getTimerCount()).toBe(0);
  expect(deadline.signal.aborted).toBe(true);
  const { reason } = deadline.signal;
  caller.abort();
  expect(deadline.signal.reason).toBe(reason);
});
