import { act, screen, waitFor } from '@testing-library/react';
import { useCall } from '@/lib/api/use-call';
import { useEndless } from '@/lib/api/use-endless';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { renderWithI18n } from '@/lib/testing/render';
import { received, server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { useOrder } from './use-order';

function OrderState() {
  return <p>{useOrder('').data?.state}</p>;
}

function LoansOfHome() {
  return <p>{useCall('app/home', {}).data?.order?.order_no}</p>;
}

function LoansOfList() {
  return <p>{useEndless('user/get_complete_order').data?.[0]?.order_no}</p>;
}

function KnownOrder({ no }: { no: string }) {
  const { data, fetchedAt } = useOrder(no);
  return <p>{data ? `${data.order_no} ${fetchedAt ? 'fetched' : 'known'}` : 'nothing known'}</p>;
}

afterEach(async () => {
  await act(() => logOut('signOut'));
});

test('looks for the payout again after the server could not be reached for a while', async () => {
  jest.useFakeTimers();
  const sandbox = createTestSandbox({ now: () => Date.now() });
  server.use(...sandbox.handlers);
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
  server.use(...sandbox.handlers);
  await logIn({ ...sandbox.scenario(scenario), new_guest: false });
  renderWithI18n(<OrderState />);
  await waitFor(() => expect(screen.getByText(scenario)).toBeInTheDocument());
  received.length = 0;
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  const path = 'user/get_processing_order';
  expect(received.filter((call) => call.path === path)).toHaveLength(times);
});

test.each([
  ['lending', LoansOfHome],
  ['cleared', LoansOfList],
] as const)(
  'an order that a screen has shown is there before its own reply: %s',
  async (...each) => {
    const [scenario, Seen] = each;
    const sandbox = createTestSandbox();
    server.use(...sandbox.handlers);
    await logIn({ ...sandbox.scenario(scenario), new_guest: false });
    renderWithI18n(<Seen />);
    const no = (await screen.findByText(/^\d+$/)).textContent;
    sandbox.control.fault({ path: 'user/get_processing_order', kind: 'timeout' });
    renderWithI18n(<KnownOrder no={no} />);
    expect(screen.getByText(`${no} known`)).toBeInTheDocument();
    renderWithI18n(<KnownOrder no="1" />);
    expect(screen.getByText('nothing known')).toBeInTheDocument();
  },
);
