import { act, renderHook } from '@testing-library/react';
import { showToast, toastDurationMs } from './toast';
import { useToast } from './use-toast';

test('the host sees a toast come and go', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useToast());
  expect(result.current).toBeNull();
  act(() => showToast('Guardado'));
  expect(result.current).toMatchObject({ message: 'Guardado' });
  act(() => {
    jest.advanceTimersByTime(toastDurationMs);
  });
  expect(result.current).toBeNull();
  jest.useRealTimers();
});
