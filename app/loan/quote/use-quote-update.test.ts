import { renderHook } from '@testing-library/react';
import type { Quote } from '@/lib/api/schemas/loan';
import { sampleQuotedChoice, sampleReceivedAt } from '@/lib/testing/sample-quote';
import { useQuoteUpdate } from './use-quote-update';

const minute = 60_000;
const before = sampleQuotedChoice();

function compare(changes: Partial<Quote>, receivedAt: number) {
  const now = sampleQuotedChoice(changes, receivedAt);
  return renderHook(() => useQuoteUpdate(now, before)).result.current;
}

const renewal = { preview_id: 'prev_2', expires_at: '2026-11-20T11:57:00-03:00' };

test('is null when the figures are the same and the quote before is still valid', () => {
  expect(compare(renewal, sampleReceivedAt + minute)).toBeNull();
});

test('is renewed when the figures are the same and the quote before has expired', () => {
  expect(compare(renewal, sampleReceivedAt + 20 * minute)).toEqual({ kind: 'renewed' });
});

test.each([
  [{ arrival: 187_000 }, ['arrival', 'cost']],
  [{ repayment: 205_000 }, ['repayment', 'cost']],
  [{ repay_date: '2026-12-21' }, ['date']],
  [{ cae: 1.1 }, ['cae']],
  [{ penalty: { once_rate: 0.05, daily_rate: 0.05 } }, ['penalty']],
  [{ penalty: { once_rate: 0.06, daily_rate: 0.04 } }, ['penalty']],
  [{ penalty: { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.9 } }, ['penalty']],
  [{ cae: 1.1, arrival: 187_000, repay_date: '2026-12-21' }, ['arrival', 'cost', 'date', 'cae']],
])('with %j it lists %j', (changed, changes) => {
  expect(compare(changed, sampleReceivedAt + minute)).toEqual({
    kind: 'changed',
    before: before.quote,
    changes,
  });
});

test('is null for other figures of another intent, and compares again from there on', () => {
  const { result, rerender } = renderHook(({ now, intent }) => useQuoteUpdate(now, null, intent), {
    initialProps: { now: before, intent: 'one' },
  });
  rerender({ now: sampleQuotedChoice({ arrival: 187_000 }), intent: 'two' });
  expect(result.current).toBeNull();
  rerender({ now: sampleQuotedChoice({ arrival: 186_000 }), intent: 'two' });
  expect(result.current).toMatchObject({ kind: 'changed', before: { arrival: 187_000 } });
});
