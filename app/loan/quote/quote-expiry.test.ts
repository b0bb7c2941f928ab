import { renderHook } from '@testing-library/react';
import { sampleQuotedChoice, sampleReceivedAt } from '@/lib/testing/sample-quote';
import { expiryOf, isExpired, useRefetchOnExpiry } from './quote-expiry';
import type { QuoteState } from './use-quote';

const minute = 60_000;

test('a quote expires when the server says', () => {
  expect(expiryOf(sampleQuotedChoice())).toBe(sampleReceivedAt + 15 * minute);
});

test('a quote that was received just before midnight in Santiago expires then, as it is due a day too early', () => {
  const quote = { expires_at: '2026-11-29T00:12:00-03:00' };
  const receivedAt = Date.parse('2026-11-28T23:57:00-03:00');
  expect(expiryOf({ quote, receivedAt })).toBe(Date.parse('2026-11-29T00:00:00-03:00'));
});

test('a quote is expired from the millisecond of its expiry on', () => {
  const expiresAt = sampleReceivedAt + 15 * minute;
  expect(isExpired(sampleQuotedChoice(), expiresAt - 1)).toBe(false);
  expect(isExpired(sampleQuotedChoice(), expiresAt)).toBe(true);
});

test('a quote may be valid for an hour, and must be for a moment', () => {
  const expiresAt = sampleReceivedAt + 15 * minute;
  expect(expiryOf(sampleQuotedChoice({}, expiresAt - 60 * minute))).toBe(expiresAt);
  expect(expiryOf(sampleQuotedChoice({}, expiresAt - 60 * minute - 1))).toBeNull();
  expect(expiryOf(sampleQuotedChoice({}, expiresAt - 1))).toBe(expiresAt);
  expect(expiryOf(sampleQuotedChoice({}, expiresAt))).toBeNull();
});

test.each([
  ['a day ahead', 24 * 60],
  ['twenty minutes ahead', 20],
  ['a day behind', -24 * 60],
])('the expiry is unknown when the device clock is %s', (_, minutes) => {
  const quoted = sampleQuotedChoice({}, sampleReceivedAt + minutes * minute);
  expect(expiryOf(quoted)).toBeNull();
  expect(isExpired(quoted, quoted.receivedAt + 30 * minute)).toBe(false);
});

describe('useRefetchOnExpiry', () => {
  beforeEach(() => jest.useFakeTimers({ now: sampleReceivedAt }));

  function start(status: QuoteState['status']) {
    const refetch = jest.fn();
    const state = { status, quoted: sampleQuotedChoice(), error: null, refetch };
    renderHook(() => useRefetchOnExpiry(state));
    return refetch;
  }

  test('does not refetch a valid quote', () => {
    const refetch = start('ready');
    jest.advanceTimersByTime(14 * minute);
    expect(refetch).not.toHaveBeenCalled();
  });

  test('refetches an expired quote, also when the device slept for hours', () => {
    const refetch = start('ready');
    jest.setSystemTime(sampleReceivedAt + 480 * minute);
    jest.advanceTimersByTime(15_000);
    expect(refetch).toHaveBeenCalled();
  });

  test('does not refetch while a request is in flight', () => {
    const refetch = start('updating');
    jest.advanceTimersByTime(60 * minute);
    expect(refetch).not.toHaveBeenCalled();
  });
});
