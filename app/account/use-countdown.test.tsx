import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => jest.useFakeTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('rounds up to whole seconds', () => {
  const { result } = renderHook(() => useCountdown(Date.now() + 2_500), {});
  expect(result.current).toBe(3);
});

test('counts down to 0 and stops its timer', () => {
  const until = Date.now() + 2_000;
  const { result } = renderHook(() => useCountdown(until));
  advance(1_000);
  expect(result.current).toBe(1);
  advance(5_000);
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('returns 0 without a timer for a time in the past', () => {
  const { result } = renderHook(() => useCountdown(Date.now() - 1));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('starts again when the time changes', () => {
  const start = Date.now();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), {
    initialProps: { until: start + 1_000 },
  });
  advance(2_000);
  rerender({ until: start + 62_000 });
  expect(result.current).toBe(60);
});
