import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { renderWithI18n } from '@/lib/testing/render';
import { toastAtom } from '@/lib/toast/toast';
import { TransferCard } from './transfer-card';

const transfer = {
  bank: 'BancoEstado',
  account: '900-200-300',
  account_type: 'corriente',
  holder: 'Luka SpA',
  rut: '76.543.210-3',
  email: 'pagos@luka.example',
  reference: 'LUKA123456',
};
const writeText = jest.fn().mockResolvedValue(undefined);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

test.each([
  ['Titular', 'Luka SpA', 'Luka SpA'],
  ['RUT', '76.543.210-3', '76543210-3'],
  ['Banco', 'BancoEstado', 'BancoEstado'],
  ['Tipo de cuenta', 'Corriente', 'Cuenta corriente'],
  ['Número de cuenta', '900-200-300', '900200300'],
  ['Correo', 'pagos@luka.example', 'pagos@luka.example'],
  ['Monto exacto', '$238.000', '238000'],
  ['Referencia', 'LUKA123456', 'LUKA123456'],
])('copies the line %s as a bank takes it', async (label, shown, copied) => {
  renderWithI18n(<TransferCard transfer={transfer} total={238_000} />);
  expect(screen.getByText(label).nextSibling).toHaveTextContent(shown);
  await press(`Copiar: ${label}`);
  expect(writeText.mock.calls).toEqual([[copied]]);
  expect(getDefaultStore().get(toastAtom)?.message).toBe(`Copiado: ${label}`);
});

test('shows no line for what an older server does not send', () => {
  const { bank, account, rut, reference } = transfer;
  renderWithI18n(<TransferCard transfer={{ bank, account, rut, reference }} total={238_000} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Monto exacto',
    'Referencia',
    'RUT',
    'Banco',
    'Número de cuenta',
  ]);
});

test('shows the word of the server for an account type that is not known', () => {
  const other = { ...transfer, account_type: 'Chequera electrónica' };
  renderWithI18n(<TransferCard transfer={other} total={238_000} />);
  expect(screen.getByText('Tipo de cuenta').nextSibling).toHaveTextContent('Chequera electrónica');
});
