import { act, screen, waitFor } from '@testing-library/react';
import { setFetch } from '@/lib/api/transport';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { renderWithI18n } from '@/lib/testing/render';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { useOrder } from './use-order';

function OrderState() {
  return <p>{useOrder('').data?.state}</p>;
}

afterEach(async () => {
  jest.useRealTimers();
  await act(() => logOut('signOut'));
  setFetch(undefined);
});

test('looks for the payout again after the server could not be reached for a while', async () => {
  jest.useFakeTimers();
  const sandbox = createTestSandbox({ now: () => Date.now() });
  setFetch(sandbox.fetch);
  await logIn({ ...sandbox.scenario('waiting'), new_guest: false });
  renderWithI18n(<OrderState />);
  await waitFor(() => expect(screen.getByText('waiting')).toBeInTheDocument());
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'drop', times: 3 });
  sandbox.control.advance('PT15M');
  // The retries are 8 to 24, 16 to 48 and 32 to 96 seconds apart.
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(screen.getByText('lending')).toBeInTheDocument();
});

test.each([
  ['waiting', 1],
  ['lending', 0],
] as const)('refetches an order that is %s within 6 s so often: %i', async (scenario, times) => {
  jest.useFakeTimers();
  const sandbox = createTestSandbox({ now: () => Date.now() });
  const requests = jest.spyOn(sandbox, 'fetch');
  setFetch(sandbox.fetch);
  await logIn({ ...sandbox.scenario(scenario), new_guest: false });
  renderWithI18n(<OrderState />);
  await waitFor(() => expect(screen.getByText(scenario)).toBeInTheDocument());
  requests.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  const path = 'user/get_processing_order';
  expect(requests.mock.calls.filter(([{ url }]) => url.endsWith(path))).toHaveLength(times);
});
