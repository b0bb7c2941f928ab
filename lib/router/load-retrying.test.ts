import { loadRetrying, mayRetryOnline } from './load-retrying';

beforeEach(() => jest.useFakeTimers());

test('loads code once where the connection is good', async () => {
  const load = jest.fn().mockResolvedValue('code');
  await expect(loadRetrying(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('rejects with the last error once it may not retry', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const mayRetry = jest.fn((failures: number) => failures < 3);
  const failed = expect(loadRetrying(load, mayRetry)).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(6_000);
  await failed;
  expect(mayRetry.mock.calls).toEqual([[1], [2], [3]]);
  expect(load).toHaveBeenCalledTimes(3);
});

test('loads again every three seconds without a connection, until it succeeds', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const loaded = loadRetrying(load);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_001);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('code');
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(loaded).resolves.toBe('code');
});

describe('retries of what loads with a connection', () => {
  test('are two, after which it has failed', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect([1, 2, 3, 4].map(mayRetryOnline)).toEqual([true, true, false, false]);
  });

  test('are none without a connection', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(mayRetryOnline(1)).toBe(false);
  });
});
