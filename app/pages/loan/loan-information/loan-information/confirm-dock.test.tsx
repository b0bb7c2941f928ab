import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { ApiError } from '@/lib/api/errors';
import type { CallState } from '@/lib/api/use-call';
import { sampleTransfer } from '@/lib/sandbox/data/sample-user';
import { renderWithI18n } from '@/lib/testing/render';
import { sampleQuotedChoice } from '@/lib/testing/sample-quote';
import { textOf } from '@/lib/testing/text-of';
import { ConfirmDock } from './confirm-dock';
import { ids } from './screen.ids';

const quoted = sampleQuotedChoice({}, Date.now());
const saved: PayoutAccount = { info: sampleTransfer, name: 'Yape', tail: '4567' };
const error = new ApiError('network', { path: 'app/get_bank_info', hint: '' });

function open(
  status: QuoteState['status'],
  account: Partial<CallState<PayoutAccount | null>> = { data: saved },
) {
  const mocks = { refetch: jest.fn(), retry: jest.fn(async () => true), onGoOn: jest.fn() };
  const call = { data: undefined, error: undefined, isPending: false, isOffline: false };
  renderWithI18n(
    <ConfirmDock
      state={{ status, quoted, error: null, refetch: mocks.refetch }}
      account={{ ...call, isRefreshing: false, retry: mocks.retry, ...account }}
      onGoOn={mocks.onGoOn}
    />,
  );
  const button = document.getElementById(ids.goOn);
  if (!button) throw new Error('no button');
  return { ...mocks, button };
}

test('is busy while a new quote is fetched, and goes on with none', async () => {
  const { button, onGoOn, refetch } = open('updating');
  expect(page.getByText(textOf('loanInformation.dock.updating'))).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect([onGoOn, refetch].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test.each(['failed', 'noTerm'] as const)(
  'fetches the quote again instead of going on when it is %s',
  async (status) => {
    const { button, onGoOn, refetch } = open(status);
    expect(button).toHaveAccessibleName(textOf('loanInformation.renew'));
    await userEvent.click(button);
    expect(onGoOn).not.toHaveBeenCalled();
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);

test('fetches the account again instead of going on when it could not be fetched', async () => {
  const { button, onGoOn, retry } = open('ready', { error });
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName(textOf('loanInformation.dock.accountAgain'));
  await userEvent.click(button);
  expect(onGoOn).not.toHaveBeenCalled();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('is busy until the account is here', () => {
  expect(open('ready', {}).button).toHaveAttribute('aria-busy', 'true');
});

test('leads to the account form, without a request, when there is no account', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.id = ids.changeAccount;
  link.href = '#/';
  const { button, onGoOn, retry } = open('ready', { data: null });
  await userEvent.click(button);
  expect([onGoOn, retry].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect(link).toHaveFocus();
  link.remove();
});
