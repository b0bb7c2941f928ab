import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { clearCache } from '@/lib/api/cache';
import type { TransferInfo } from '@/lib/api/schemas/application';
import { ChosenCatalogue } from '@/lib/testing/render';
import { ok, received, server } from '@/lib/testing/server';
import { textOf } from '@/lib/testing/text-of';
import { usePayoutAccount } from './use-payout-account';

const bank: TransferInfo = {
  account_type: 'bank',
  bank_code: '016',
  bank_account_type: 'corriente',
  account_number: '12345678',
  full_name: 'Camila Muñoz',
};

const yape: TransferInfo = {
  account_type: 'yape',
  account_number: '912345678',
  full_name: 'Camila Muñoz',
};

afterEach(() => clearCache({ reload: false }));

/** Fetches an account, with this reply to the list of banks. */
function start(info: TransferInfo, banks: () => Response) {
  server.use(
    http.post('*/app/get_bank_list', banks),
    http.post('*/app/get_bank_info', () => ok('app/get_bank_info', info)),
  );
  return renderHook(usePayoutAccount, { wrapper: ChosenCatalogue });
}

const list = () =>
  ok('app/get_bank_list', [
    { code: '001', name: 'Banco de Chile' },
    { code: '016', name: 'Bci' },
  ]);

test('names a bank account by its bank and its type', async () => {
  const { result } = start(bank, list);
  await waitFor(() => expect(result.current.data?.name).toBe('Bci · Corriente'));
  expect(result.current.data?.tail).toBe('5678');
});

test('names a bank account of an unknown type by its bank alone', async () => {
  const { bank_account_type: _, ...info } = bank;
  const { result } = start(info, list);
  await waitFor(() => expect(result.current.data?.name).toBe('Bci'));
});

test.each([
  ['cannot be fetched', () => HttpResponse.json({}, { status: 500 })],
  [
    'does not have the bank',
    () => ok('app/get_bank_list', [{ code: '001', name: 'Banco de Chile' }]),
  ],
])('names a bank account without its bank when the list %s', async (_, banks) => {
  const { result } = start(bank, banks);
  const name = `${textOf('loan.account.bank')} · Corriente`;
  await waitFor(() => expect(result.current.data?.name).toBe(name));
  expect(received.map(({ path }) => path)).toContain('app/get_bank_list');
});

test('fetches no banks for an account at Yape', async () => {
  const { result } = start(yape, list);
  await waitFor(() => expect(result.current.data?.name).toBe('Yape'));
  expect(received.map(({ path }) => path)).toEqual(['app/get_bank_info']);
});
