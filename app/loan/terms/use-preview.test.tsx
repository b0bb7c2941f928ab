import { act, renderHook, waitFor } from '@testing-library/react';
import { json, ok, type Received, startFakeServer } from '@/lib/api/test/fake-server';
import { setFetch } from '@/lib/api/transport';
import type { LoanChoice } from '../choice';
import { samplePreview } from '../test/sample-terms';
import { choicePauseMs, usePreview } from './use-preview';

const choice = { product_id: 'luka', amount: 200_000, term_days: 30 };

/** A preview of what was asked for, that adds up. */
function priced({ body }: Pick<Received, 'body'>): Response {
  const { amount, term_days } = JSON.parse(JSON.stringify(body));
  const figures = { amount, term_days, arrival: amount - 12_000, repayment: amount + 4000 };
  return ok('loan/preview', { ...samplePreview, ...figures });
}

function start(first: LoanChoice | null = choice) {
  return renderHook(({ wanted }: { wanted: LoanChoice | null }) => usePreview(wanted), {
    initialProps: { wanted: first },
  });
}

const pause = () => act(() => jest.advanceTimersByTimeAsync(choicePauseMs));
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  setFetch(undefined);
});

test('the first choice is asked for at once', async () => {
  startFakeServer().answer(priced);
  const { result } = start();
  expect(result.current).toMatchObject({ status: 'updating', terms: null });
  await settle();
  expect(result.current).toMatchObject({ status: 'ready', terms: { choice } });
});

test('a slider on its way asks once, for where it rests', async () => {
  const server = startFakeServer();
  server.answer(priced);
  const { result, rerender } = start();
  await settle();
  for (const amount of [210_000, 220_000, 230_000]) {
    rerender({ wanted: { ...choice, amount } });
    await act(() => jest.advanceTimersByTimeAsync(choicePauseMs - 1));
  }
  await pause();
  expect(server.received).toHaveLength(2);
  expect(result.current).toMatchObject({
    status: 'ready',
    terms: { preview: { amount: 230_000 } },
  });
});

test('old figures stay while new ones are on their way, and are not called ready', async () => {
  startFakeServer().answer(priced);
  const { result, rerender } = start();
  await settle();
  rerender({ wanted: { ...choice, amount: 210_000 } });
  expect(result.current).toMatchObject({
    status: 'updating',
    terms: { preview: { amount: 200_000 } },
  });
});

test('an earlier question that is answered later changes nothing', async () => {
  const server = startFakeServer();
  const late: ((response: Response) => void)[] = [];
  server.answer((received) =>
    server.received.length === 1 ? new Promise((resolve) => late.push(resolve)) : priced(received),
  );
  const { result, rerender } = start();
  await settle();
  rerender({ wanted: { ...choice, amount: 210_000 } });
  await pause();
  expect(result.current.terms?.preview.amount).toBe(210_000);
  late[0]?.(priced({ body: choice }));
  await settle();
  expect(result.current).toMatchObject({
    status: 'ready',
    terms: { preview: { amount: 210_000 } },
  });
});

test('a term that the product does not have is told as such', async () => {
  startFakeServer().answer(() => json({ code: 409, msg: 'invalid loan_daycount', ret: null }));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'noTerm', terms: null, error: null });
});

test('figures of another amount than the one asked for are a failure', async () => {
  startFakeServer().answer(() => ok('loan/preview', { ...samplePreview, amount: 190_000 }));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'shape' } });
});

test('after a failure it can be asked again', async () => {
  const server = startFakeServer();
  server.answer(() => json({}, 500));
  const { result } = start();
  await settle();
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'http' } });
  server.answer(priced);
  act(() => result.current.renew());
  expect(result.current.status).toBe('updating');
  await pause();
  expect(result.current).toMatchObject({ status: 'ready', error: null });
});

test('nothing is asked while the choice is not known', async () => {
  const server = startFakeServer();
  const { result, rerender } = start(null);
  await settle();
  expect(result.current.status).toBe('updating');
  expect(server.received).toHaveLength(0);
  server.answer(priced);
  rerender({ wanted: choice });
  await settle();
  jest.useRealTimers();
  await waitFor(() => expect(result.current.status).toBe('ready'));
});
