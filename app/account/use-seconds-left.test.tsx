import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './use-seconds-left';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a begun second counts, and the last one ends at the instant', () => {
  const { result } = renderHook(() => useSecondsLeft(Date.now() + 2_500), {});
  expect(result.current).toBe(3);
});

test('it counts down to nothing and stays there', () => {
  const until = Date.now() + 2_000;
  const { result } = renderHook(() => useSecondsLeft(until));
  advance(1_000);
  expect(result.current).toBe(1);
  advance(5_000);
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('what has passed is nothing, without a clock running', () => {
  const { result } = renderHook(() => useSecondsLeft(Date.now() - 1));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('another instant begins another count', () => {
  const start = Date.now();
  const { result, rerender } = renderHook(({ until }) => useSecondsLeft(until), {
    initialProps: { until: start + 1_000 },
  });
  advance(2_000);
  rerender({ until: start + 62_000 });
  expect(result.current).toBe(60);
});
