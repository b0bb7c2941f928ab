import { act, renderHook } from '@testing-library/react';
import { useHasPassed } from './use-has-passed';

const until = '2026-11-20T12:30:00-03:00';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00-03:00') }));

test('is true once the instant has come, without another render', async () => {
  const { result } = renderHook(() => useHasPassed(until));
  expect(result.current).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000 - 500));
  expect(result.current).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current).toBe(true);
});

test('is true at once when the device wakes after the instant', () => {
  const { result } = renderHook(() => useHasPassed(until));
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe(true);
});

test('is false, and sets no timer, without an instant', () => {
  const { result } = renderHook(() => useHasPassed(undefined));
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
