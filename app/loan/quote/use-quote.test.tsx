import { act, renderHook, waitFor } from '@testing-library/react';
import { setFetch } from '@/lib/api/transport';
import { json, ok, type Received, startFakeServer } from '@/lib/testing/fake-server';
import { sampleQuote } from '@/lib/testing/sample-quote';
import type { LoanChoice } from '../choice';
import { useQuote } from './use-quote';

const quoteDebounceMs = 300;

const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };

/** Replies with a consistent quote of the requested choice. */
function replyQuote({ body }: Pick<Received, 'body'>): Response {
  const { amount, term_days } = JSON.parse(JSON.stringify(body));
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

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  setFetch(undefined);
});

test('requests the first quote at once', async () => {
  startFakeServer().reply(replyQuote);
  const { result } = start();
  expect(result.current).toMatchObject({ status: 'updating', quoted: null });
  await settle();
  expect(result.current).toMatchObject({ status: 'ready', quoted: { choice } });
});

test('sends one request when the choice changes several times in a row', async () => {
  const server = startFakeServer();
  server.reply(replyQuote);
  const { result, rerender } = start();
  await settle();
  for (const amount of [210_000, 220_000, 230_000]) {
    rerender({ choice: { ...choice, amount } });
    await act(() => jest.advanceTimersByTimeAsync(quoteDebounceMs - 1));
  }
  await debounce();
  expect(server.received).toHaveLength(2);
  expect(result.current).toMatchObject({
    status: 'ready',
    quoted: { quote: { amount: 230_000 } },
  });
});

test('keeps the last quote, as updating, while the next one loads', async () => {
  startFakeServer().reply(replyQuote);
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, amount: 210_000 } });
  expect(result.current).toMatchObject({
    status: 'updating',
    quoted: { quote: { amount: 200_000 } },
  });
});

test('ignores the reply to an earlier choice when it comes last', async () => {
  const server = startFakeServer();
  const late: ((response: Response) => void)[] = [];
  server.reply((received) =>
    server.received.length === 1
      ? new Promise((resolve) => late.push(resolve))
      : replyQuote(received),
  );
  const { result, rerender } = start();
  await settle();
  rerender({ choice: { ...choice, amount: 210_000 } });
  await debounce();
  expect(result.current.quoted?.quote.amount).toBe(210_000);
  late[0]?.(replyQuote({ body: choice }));
  await settle();
  expect(result.current).toMatchObject({
    status: 'ready',
    quoted: { quote: { amount: 210_000 } },
  });
});

test('is noTerm when the product does not have the term', async () => {
  startFakeServer().reply(() => json({ code: 409, msg: 'invalid loan_daycount', ret: null }));
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
  startFakeServer().reply(() => ok('loan/preview', { ...sampleQuote, ...changes }));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({
    status: 'failed',
    quoted: null,
    error: { code: 'shape', message: expect.stringContaining(`ret.${field}`) },
  });
});

test('requests the quote again on refetch after a failure', async () => {
  const server = startFakeServer();
  server.reply(() => json({}, 500));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'http' } });
  server.reply(replyQuote);
  act(() => result.current.refetch());
  expect(result.current.status).toBe('updating');
  await debounce();
  expect(result.current).toMatchObject({ status: 'ready', error: null });
});

test('sends no request until there is a choice', async () => {
  const server = startFakeServer();
  const { result, rerender } = start(null);
  await settle();
  expect(result.current.status).toBe('updating');
  expect(server.received).toHaveLength(0);
  server.reply(replyQuote);
  rerender({ choice });
  await settle();
  jest.useRealTimers();
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('requests a quote again once the connection is back, if it failed without one', async () => {
  setFetch(() => Promise.reject(new TypeError('no connection')));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'network' } });
  const server = startFakeServer();
  server.reply(replyQuote);
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(result.current.status).toBe('ready');
  const sent = server.received.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(server.received).toHaveLength(sent);
});

test('does not request a quote again once the connection is back, if the server refused it', async () => {
  const server = startFakeServer();
  server.reply(() => json({ code: 1, msg: 'No', ret: null }));
  const { result } = start();
  await settle();
  expect(result.current.status).toBe('failed');
  const sent = server.received.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await debounce();
  expect(server.received).toHaveLength(sent);
});
