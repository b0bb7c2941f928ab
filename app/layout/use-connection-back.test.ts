import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@/lib/api/errors';
import { useConnectionBack } from './use-connection-back';

const failed = (code: 'network' | 'http') => new ApiError(code, { path: 'loan/apply', hint: 'x' });

function start(first: ApiError | null) {
  return renderHook(({ error }) => useConnectionBack(error), { initialProps: { error: first } });
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('is true from when the connection is back after a request that failed without one', () => {
  const { result } = start(failed('network'));
  expect(result.current).toBe(false);
  goOnline();
  expect(result.current).toBe(true);
});

test('is false again for the next failure, until the connection is back', () => {
  const { result, rerender } = start(failed('network'));
  goOnline();
  rerender({ error: failed('network') });
  expect(result.current).toBe(false);
  goOnline();
  expect(result.current).toBe(true);
});

test.each([
  ['the server has failed', failed('http')],
  ['nothing has failed', null],
])('stays false when %s', (_, error) => {
  const { result } = start(error);
  goOnline();
  expect(result.current).toBe(false);
});
