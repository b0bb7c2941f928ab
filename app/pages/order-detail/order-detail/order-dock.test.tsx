import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import type { PendingPayment } from '@/app/orders/payment/stored-payment';
import type { Payment } from '@/app/orders/payment/use-payment';
import type { Locale } from '@/lib/i18n/locale';
import { NavigatorContext } from '@/lib/router/router-context';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { OrderDock } from './order-dock';

const byLink: PendingPayment = {
  ...{ payment_id: 'own', pay_url: 'https://pay.example/own' },
  ...{ total: 238_000, due: 238_000, at: 0 },
};
const { pay_url: _, ...byTransfer } = {
  ...byLink,
  transfer: {
    ...{ bank: 'BancoEstado', account: '900-200-300', holder: 'Luka SpA', rut: '76.543.210-3' },
    ...{ account_type: 'corriente', email: 'pagos@luka.example', reference: 'LUKA123456' },
  },
};

function renderDock(changes: Partial<Payment>, locale?: Locale) {
  return renderWithI18n(dockOf(changes), { locale });
}

function dockOf(changes: Partial<Payment>) {
  const payment: Payment = {
    ...{
      pending: byLink,
      state: 'notReceived',
      isNew: false,
      isOutdated: false,
      lookedAt: 0,
      received: null,
    },
    ...{ isSending: false, rejection: null, pay: jest.fn(), stay: jest.fn() },
    ...{ resume: jest.fn(), check: jest.fn(), tell: jest.fn(), notMade: jest.fn() },
    ...changes,
  };
  const order = sampleOrder({ state: 'overdue' });
  return (
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <OrderDock order={order} payment={payment} onPay={() => undefined} />
    </NavigatorContext>
  );
}

test.each<[string, Partial<Payment>, boolean]>([
  ['is on its way', {}, false],
  ['is a transfer', { pending: byTransfer }, false],
  ['was rejected', { state: 'rejected' }, true],
  ['was cancelled', { state: 'cancelled' }, true],
  ['would pay another amount than is due', { isOutdated: true }, true],
  ['was never begun', { pending: null }, true],
])('the dock asks to pay where a payment %s: %s', (_case, changes, asks) => {
  renderDock(changes);
  expect(document.getElementById(paymentIds.open) !== null).toBe(asks);
});

test('back from a pay page nothing is docked, as the page asks; once it was told of, a look for its money is', () => {
  const { rerender } = renderDock({});
  expect(screen.queryAllByRole('button')).toEqual([]);
  rerender(dockOf({ pending: { ...byLink, told: true } }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    textOf('payment.checkAgain'),
  ]);
});

test.each<[string, Partial<Payment>, string | undefined]>([
  ['was just requested', { pending: byTransfer, isNew: true }, paymentIds.copyAll],
  ['was requested before, its data not copied', { pending: byTransfer }, paymentIds.copyAll],
  [
    'may have been made since its data were copied',
    { pending: { ...byTransfer, copied: true } },
    paymentIds.check,
  ],
  ['goes by a page', {}, undefined],
  ['would pay another amount than is due', { isOutdated: true }, paymentIds.open],
  ['is a transfer that may arrive yet', { pending: byTransfer, isOutdated: true }, undefined],
  ['is a transfer that did not', { pending: byTransfer, state: 'missed' }, undefined],
])('what is next leads in the dock of a payment that %s', async (_case, changes, lead) => {
  renderDock(changes);
  expect(document.querySelector('.btn--primary')?.id).toBe(lead);
});

test('telling of the transfer leads once its account is copied, and nothing once it was told', async () => {
  const { rerender } = renderDock({ pending: byTransfer, isNew: true });
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const primary = () => document.querySelector('.btn--primary');
  await userEvent.click(primary() ?? document.body);
  await waitFor(() => expect(primary()?.id).toBe(paymentIds.check));
  rerender(dockOf({ pending: { ...byTransfer, told: true } }));
  expect(primary()).toBeNull();
  expect(screen.getByRole('button', { name: textOf('payment.checkAgain') })).toBeInTheDocument();
});

test('copies all lines in Spanish in every language, and says so in the own one', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  renderDock({ pending: byTransfer }, 'vi');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Sao chép tất cả' }));
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
    'Nombre: Luka SpA',
    'RUT: 76543210-3',
    'Banco: BancoEstado',
    'Tipo de cuenta: Cuenta corriente',
    'Número de cuenta: 900200300',
    'Correo: pagos@luka.example',
    'Monto: 238000',
    'Mensaje: LUKA123456',
  ]);
  expect(getDefaultStore().get(toastAtom)?.message).toBe('Đã sao chép: tất cả thông tin');
});
