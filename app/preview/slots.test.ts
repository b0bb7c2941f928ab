import { takeSlot } from './slots';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('three start at once, the next one when a slot is freed', () => {
  const starts = Array.from({ length: 5 }, () => jest.fn());
  const releases = starts.map((start) => takeSlot(start));
  const started = () => starts.map((start) => start.mock.calls.length);
  expect(started()).toEqual([1, 1, 1, 0, 0]);
  releases[0]?.();
  releases[0]?.();
  expect(started()).toEqual([1, 1, 1, 1, 0]);
  // Released while it waited: it never starts.
  releases[4]?.();
  for (const release of releases) release();
  expect(started()).toEqual([1, 1, 1, 1, 0]);
});

test('a slot is freed after the timeout', () => {
  const releases = Array.from({ length: 3 }, () => takeSlot(() => undefined));
  const late = jest.fn();
  releases.push(takeSlot(late));
  jest.advanceTimersByTime(7999);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledTimes(1);
  for (const release of releases) release();
});
