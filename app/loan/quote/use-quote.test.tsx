import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sampleQuote } from '@/lib/testing/sample-quote';
import { ok, received, server } from '@/lib/testing/server';
import type { LoanChoice } from '../choice';
import { useQuote } from './use-quote';

const quoteDebounceMs = 300;

const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };

/** Replies with a consistent quote of the requested choice. */
async function replyQuote({ request }: { request: Request }): Promise<Response> {
  return quoteOf(await request.json());
}

function quoteOf({ amount, term_days }: Pick<LoanChoice, 'amount' | 'term_days'>): Response {
  const { service_fee, interest } = sampleQuote;
  const figures = {
    ...{ amount, term_days },
    arrival: amount - service_fee,
    repayment: amount + interest,
  };
  return ok('loan/preview', { ...sampleQuote, ...figures });
}

function start(first: LoanChoice | null = choice) {
  return renderHook((props: { choice: LoanChoice | null }) => useQuote(props.choice), {
    initialProps: { choice: first },
  });
}

const debounce = () => act(() => jest.advanceTimersByTimeAsync(quoteDebounceMs));
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => jest.useFakeTimers());

test('requests the first quote at once', async () => {
  server.use(http.post('*', replyQuote));
  const { result } = start();
  expect(result.current).toMatchObject({ status: 'updating', quoted: null });
  await settle();
  expect(result.current).toMatchObject({ status: 'ready', quoted: { choice } });
});

test('sends one request when the choice changes several times in a row', async () => {
  server.use(http.post('*', replyQuote));
  const { result, rerender } = start();
  await settle();
  for (const amount of [210_000, 220_000, 230_000]) {
    rerender({ choice: { ...choice, amount } });
    await act(() => jest.advanceTimersByTimeAsync(quoteDebounceMs - 1));
  }
  await debounce();
  expect(received).toHaveLength(2);
  expect(result.current).toMatchObject({
    status: 'ready',
    quoted: { quote: { amount: 230_000 } },
  });
});

test('keeps the last quote, as updating, while the next one loads', async () => {
  server.use(http.post('*', replyQuote));
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, amount: 210_000 } });
  expect(result.current).toMatchObject({
    status: 'updating',
    quoted: { quote: { amount: 200_000 } },
  });
});

test('ignores the reply to an earlier choice when it comes last', async () => {
  const late: ((response: Response) => void)[] = [];
  server.use(
    http.post('*', () => new Promise<Response>((resolve) => late.push(resolve)), { once: true }),
    http.post('*', replyQuote),
  );
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, amount: 210_000 } });
  await debounce();
  expect(result.current.quoted?.quote.amount).toBe(210_000);
  late[0]?.(quoteOf(choice));
  await settle();
  expect(result.current).toMatchObject({
    status: 'ready',
    quoted: { quote: { amount: 210_000 } },
  });
});

test('is noTerm when the product does not have the term', async () => {
  server.use(
    http.post('*', () => HttpResponse.json({ code: 409, msg: 'invalid loan_daycount', ret: null })),
  );
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'noTerm', quoted: null, error: null });
});

test.each([
  [{ amount: 210_000 }, 'amount'],
  [{ term_days: 45 }, 'term_days'],
  [{ arrival: 188_001 }, 'arrival'],
  [{ repayment: 203_999 }, 'repayment'],
])('fails when the quote has %j', async (changes, field) => {
  server.use(http.post('*', () => ok('loan/preview', { ...sampleQuote, ...changes })));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({
    status: 'failed',
    quoted: null,
    error: { code: 'shape', message: expect.stringContaining(`ret.${field}`) },
  });
});

test('requests the quote again on refetch after a failure', async () => {
  server.use(http.post('*', () => HttpResponse.json({}, { status: 500 })));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'http' } });
  server.use(http.post('*', replyQuote));
  act(() => result.current.refetch());
  expect(result.current.status).toBe('updating');
  await debounce();
  expect(result.current).toMatchObject({ status: 'ready', error: null });
});

test('sends no request until there is a choice', async () => {
  const { result, rerender } = start(null);
  await settle();
  expect(result.current.status).toBe('updating');
  expect(received).toHaveLength(0);
  server.use(http.post('*', replyQuote));
  rerender({ choice });
  await settle();
  jest.useRealTimers();
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('requests a quote again once the connection is back, if it failed without one', async () => {
  server.use(http.post('*', () => HttpResponse.error()));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'network' } });
  server.use(http.post('*', replyQuote));
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(result.current.status).toBe('ready');
  const sent = received.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(received).toHaveLength(sent);
});

test('does not request a quote again once the connection is back, if the server refused it', async () => {
  server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'No', ret: null })));
  const { result } = start();
  await settle();
  expect(result.current.status).toBe('failed');
  const sent = received.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(received).toHaveLength(sent);
});
