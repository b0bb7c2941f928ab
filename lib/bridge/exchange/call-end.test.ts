import { deadlines, watchCall } from './call-end';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('deadlines are those of the protocol', () => {
  expect(deadlines).toEqual({ usual: 15_000, person: 600_000 });
});

test('the usual deadline cuts the call', async () => {
  const end = watchCall('location', undefined);
  jest.advanceTimersByTime(deadlines.usual - 1);
  expect(end.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(end.signal.aborted).toBe(true);
  await expect(end.cut).rejects.toMatchObject({ code: 'timeout', event: 'location' });
});

test('renewing replaces the deadline but never goes past the longest', async () => {
  const end = watchCall('location', undefined);
  jest.advanceTimersByTime(10_000);
  end.renew(deadlines.person);
  jest.advanceTimersByTime(deadlines.person - 10_001);
  expect(end.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(end.cut).rejects.toMatchObject({ code: 'timeout' });
});

test('the signal of the caller cuts the call, also one that fired before', async () => {
  const leaving = new AbortController();
  const end = watchCall('location', leaving.signal);
  leaving.abort();
  await expect(end.cut).rejects.toMatchObject({ code: 'cancelled', event: 'location' });
  const late = watchCall('location', leaving.signal);
  await expect(late.cut).rejects.toMatchObject({ code: 'cancelled' });
});

test('a call that is closed leaves no timer and no listener behind', () => {
  const leaving = new AbortController();
  const end = watchCall('location', leaving.signal);
  end.cut.catch(() => undefined);
  end.close();
  expect(jest.getTimerCount()).toBe(0);
  expect(end.signal.aborted).toBe(true);
  const { reason } = end.signal;
  leaving.abort();
  expect(end.signal.reason).toBe(reason);
});
