import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sampleQuote } from '@/lib/testing/sample-quote';
import { ok, received, server } from '@/lib/testing/server';
import type { LoanChoice } from '../choice';
import { type QuotedTerms, useTermCosts } from './term-costs';
import { useQuote } from './use-quote';

const terms = [90, 120, 180];
const choice: LoanChoice = { product_id: 'luka', amount: 200_000, term_days: 90 };

/** A lender whose fee doubles from 180 days on. */
const fees: Record<number, number> = { 90: 12_000, 120: 12_000, 180: 24_000 };

function serveQuotes(overrides: Record<number, () => Response> = {}) {
  server.use(
    http.post<never, LoanChoice>('*', async ({ request }) => {
      const { amount, term_days } = await request.json();
      const [service_fee = 0, interest] = [fees[term_days], term_days * 100];
      const sums = { arrival: amount - service_fee, repayment: amount + interest };
      const figures = { amount, term_days, service_fee, interest, ...sums };
      return overrides[term_days]?.() ?? ok('loan/preview', { ...sampleQuote, ...figures });
    }),
  );
}

function start() {
  return renderHook(
    (props: { choice: LoanChoice }) => useTermCosts(props.choice, useQuote(props.choice), terms),
    { initialProps: { choice } },
  );
}

const costsOf = ({ current: { costs } }: { current: QuotedTerms }) =>
  Object.fromEntries(costs ?? []);

const settle = () => act(() => jest.advanceTimersByTimeAsync(300));

beforeEach(() => jest.useFakeTimers());

test('each term costs what the server quotes for it, also where its fee is another', async () => {
  serveQuotes();
  const { result } = start();
  expect(costsOf(result)).toEqual({});
  await settle();
  expect(costsOf(result)).toEqual({ 90: 21_000, 120: 24_000, 180: 42_000 });
});

test('a term without a quote gets no cost rather than a guess, and no toast', async () => {
  serveQuotes({ 180: () => new HttpResponse(null, { status: 500 }) });
  const { result } = start();
  await settle();
  expect(costsOf(result)).toEqual({ 90: 21_000, 120: 24_000, 180: null });
});

test('the other terms keep their costs where the chosen one is not lent today', async () => {
  serveQuotes({ 90: () => ok('loan/preview', null) });
  const { result } = start();
  await settle();
  expect(costsOf(result)).toEqual({ 90: null, 120: 24_000, 180: 42_000 });
  expect(received).toHaveLength(terms.length);
});

test('no costs are announced where the server quotes none', async () => {
  const none = () => ok('loan/preview', null);
  serveQuotes({ 90: none, 120: none, 180: none });
  const { result } = start();
  expect(result.current.costs).toEqual(new Map());
  await settle();
  expect(result.current.costs).toBeNull();
});

test('a term that was quoted is not asked for again', async () => {
  serveQuotes();
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, term_days: 180 } });
  await settle();
  // The choice has a new quote of its own, as the first one may not be signed for it.
  expect(received).toHaveLength(terms.length + 1);
  expect(costsOf(result)).toEqual({ 90: 21_000, 120: 24_000, 180: 42_000 });
});

test('what was quoted last of a choice is what it will come to', async () => {
  const [now, later] = [choice, { ...choice, term_days: 120 }];
  serveQuotes();
  const { result, rerender } = start();
  await settle();
  const dearer = { ...sampleQuote, service_fee: 14_000, arrival: 186_000 };
  serveQuotes({ 90: () => ok('loan/preview', dearer) });
  for (const next of [later, now, later]) {
    rerender({ choice: next });
    await settle();
  }
  expect(result.current.estimates.get(90)).toMatchObject({ isExact: true, quote: dearer });
});

test('of another amount a term has an estimate of what it will come to, and no cost', async () => {
  serveQuotes();
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, amount: 250_000 } });
  expect(costsOf(result)).toEqual({});
  const about = result.current.estimates.get(120);
  expect(about).toMatchObject({ isExact: false, quote: { arrival: 235_000, repayment: 265_000 } });
  rerender({ choice });
  expect(result.current.estimates.get(120)?.isExact).toBe(true);
  rerender({ choice: { ...choice, coupon_id: 'other' } });
  expect(result.current.estimates.size).toBe(0);
});
