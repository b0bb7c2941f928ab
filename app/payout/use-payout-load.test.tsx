import { act, screen as page, waitFor } from '@testing-library/react';
import { revalidate } from '@/lib/api/cache';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { usePayoutLoad } from './use-payout-load';

function Probe() {
  const load = usePayoutLoad();
  if (load.name !== 'ready') return <output>{load.name}</output>;
  const { applying, basic, review, failedOrder } = load;
  const parts = { applying, basic, review, failedOrder };
  const named = Object.entries(parts).flatMap(([name, value]) => (value ? [name] : []));
  return <output>{['ready', ...named].join(' ')}</output>;
}

const screen = { needsLogin: true, render: () => <Probe /> };
const output = () => page.getByRole('status').textContent;
const becomes = (text: string) => waitFor(() => expect(output()).toBe(text));

test.each([
  ['init_withdrawal', 'ready applying basic'],
  ['not_approved', 'ready applying basic'],
  ['approved', 'ready basic'],
  ['cleared', 'ready basic'],
  ['lending', 'ready basic'],
  ['payment_failed', 'ready basic failedOrder'],
  ['review', 'submitted'],
  ['waiting', 'submitted'],
])('in the scenario %s the form is %s', async (scenario, expected) => {
  await renderScreen(screen, { scenario });
  await becomes(expected);
});

/** An account whose review asks for another bank account. */
function reviewed() {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    if (home.state === 'not_approved') Object.assign(home.review ?? {}, { fix: ['withdrawal'] });
  });
  return sandbox;
}

test('once open it stays open, with the review that requested the correction', async () => {
  const sandbox = reviewed();
  await renderScreen(screen, { scenario: 'not_approved' }, { sandbox });
  await becomes('ready applying basic review');
  sandbox.control.scenario('review');
  await act(async () => revalidate('app/home'));
  await act(passTurns);
  expect(output()).toBe('ready applying basic review');
});

test('once open it gets neither a review nor a failed payment that comes later', async () => {
  const sandbox = reviewed();
  await renderScreen(screen, { scenario: 'init_withdrawal' }, { sandbox });
  await becomes('ready applying basic');
  for (const later of ['not_approved', 'payment_failed'] as const) {
    sandbox.control.scenario(later);
    await act(async () => revalidate('app/home'));
    await act(passTurns);
    expect(output()).toBe('ready applying basic');
  }
});

test.each(['app/home', 'app/get_bank_info', 'app/get_basic_info'] as const)(
  'is loading until %s is replied',
  async (path) => {
    const faults = [{ path, kind: 'timeout' }] as const;
    await renderScreen(screen, { scenario: 'init_withdrawal', faults });
    await act(passTurns);
    expect(output()).toBe('loading');
    await act(async () => revalidate(path));
    await becomes('ready applying basic');
  },
);

test('opens without a suggestion for the name when the basic information fails', async () => {
  const faults = [{ path: 'app/get_basic_info', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { scenario: 'init_withdrawal', faults });
  await becomes('ready applying');
});

test('has failed when the account fails', async () => {
  const faults = [{ path: 'app/get_bank_info', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { scenario: 'init_withdrawal', faults });
  await becomes('failed');
});
