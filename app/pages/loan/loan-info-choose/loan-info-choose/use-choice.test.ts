import { act, renderHook } from '@testing-library/react';
import { clearChoice } from '@/app/loan/choice-draft';
import type { Offers } from '@/app/loan/fit-choice';
import { useChoice, useUnavailableTerms } from './use-choice';

const luka = {
  id: 'luka',
  name: 'Luka',
  min_amount: 50_000,
  max_amount: 350_000,
  step: 10_000,
  terms: [30, 90],
  fee_rate: 0.06,
};
const offers: Offers = [luka, { ...luka, id: 'short', max_amount: 120_000, terms: [30] }];
const choice = { product_id: 'luka', amount: 100_000, term_days: 90 };

afterEach(clearChoice);

test.each([
  [{ amount: 100_000, term_days: 30 }, null],
  [{ amount: 100_000, term_days: 90 }, 'term'],
  [{ amount: 200_000, term_days: 30 }, 'amount'],
  [{ amount: 200_000, term_days: 90 }, 'both'],
])('says what of %j was changed to fit the product: %s', (requested, adjusted) => {
  const { result } = renderHook(() => useChoice({ product_id: 'short', ...requested }, offers));
  expect(result.current.adjusted).toBe(adjusted);
});

test('nothing that was not requested was changed', () => {
  const { result } = renderHook(() => useChoice({}, offers));
  expect(result.current.adjusted).toBeNull();
});

test('keeps the amount and the term that were shown when the product changes, and restores what it did not allow', () => {
  const { result } = renderHook(() => useChoice({}, offers));
  act(() => result.current.change({ product_id: 'short' }));
  expect(result.current.choice).toEqual({ product_id: 'short', amount: 120_000, term_days: 30 });
  expect(result.current.adjusted).toBe('amount');
  act(() => result.current.change({ product_id: 'luka' }));
  expect(result.current.choice).toEqual({ product_id: 'luka', amount: 200_000, term_days: 30 });
});

test('keeps the term that was shown when the product changes after the amount alone was chosen', () => {
  const express = { ...luka, id: 'express', max_amount: 120_000, terms: [65, 90] };
  const { result } = renderHook(() => useChoice({}, [{ ...luka, terms: [90, 180] }, express]));
  act(() => result.current.change({ amount: 70_000 }));
  act(() => result.current.change({ product_id: 'express' }));
  expect(result.current.choice).toEqual({ product_id: 'express', amount: 70_000, term_days: 90 });
});

test('a term that the server rejected stays unavailable, for its product only', () => {
  const { result, rerender } = renderHook(
    ({ chosen, isRejected }) => useUnavailableTerms(chosen, isRejected),
    { initialProps: { chosen: choice, isRejected: true } },
  );
  expect([...result.current]).toEqual([90]);
  act(() => rerender({ chosen: { ...choice, term_days: 30 }, isRejected: false }));
  expect([...result.current]).toEqual([90]);
  act(() => rerender({ chosen: { ...choice, product_id: 'short' }, isRejected: false }));
  expect([...result.current]).toEqual([]);
});
