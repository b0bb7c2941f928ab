import { screen } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { PaymentNotes } from './payment-notes';
import { savePendingPayment } from './pending-payment';

const order = sampleOrder({});

const byPage = { payment_id: 'page', pay_url: 'https://pay.example', at: Date.now() };
const byTransfer = {
  payment_id: 'transfer',
  transfer: { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' },
  ...{ at: Date.now(), told: true },
};
const sum = { total: 10_500, due: 10_000 };

function show(...failed: { payment_id: string; state: 'rejected' | 'cancelled' }[]): void {
  const at = new Date().toISOString();
  const failed_payments = failed.map((each) => ({ ...each, at }));
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <PaymentNotes order={{ ...order, failed_payments }} id="note" />
    </NavigatorContext>,
  );
}

const rejected = () => screen.queryByText(/^Se rechazó tu/)?.textContent?.replaceAll('\u00a0', ' ');

const note = () => document.getElementById('note-rejected')?.textContent;

test.each([
  ['transfer', byTransfer, /^Se rechazó tu transferencia de \$10\.500 del /],
  ['payment on a page', byPage, /^Se rechazó tu pago de \$10\.500 del /],
])(
  'a rejected %s is told of wherever the loan is paid, as its user takes it for received',
  (_, payment, text) => {
    savePendingPayment(order.order_no, { ...payment, ...sum });
    show({ payment_id: payment.payment_id, state: 'rejected' });
    expect(rejected()).toMatch(text);
    expect(screen.queryByText(/Esperamos tu pago/)).toBeNull();
  },
);

test('of a payment on a page that was rejected beside a transfer it is not said that it can be paid again', () => {
  savePendingPayment(order.order_no, { ...byTransfer, ...sum });
  savePendingPayment(order.order_no, { ...byPage, ...sum });
  show({ payment_id: 'page', state: 'rejected' });
  expect(rejected()).toMatch(/^Se rechazó tu pago/);
  expect(note()).toMatch(/No se cobró nada\.$/);
  expect(screen.getByText(/Ya viene tu transferencia.*no la pagues otra vez/)).toBeVisible();
});

test('of two rejected payments the one that was rejected last is named', () => {
  savePendingPayment(order.order_no, { ...byTransfer, ...sum });
  savePendingPayment(order.order_no, { ...byPage, ...sum });
  show({ payment_id: 'page', state: 'rejected' }, { payment_id: 'transfer', state: 'rejected' });
  expect(rejected()).toMatch(/^Se rechazó tu transferencia/);
  expect(screen.getByRole('link', { name: 'escríbenos' })).toBeVisible();
});

test('a payment that its user cancelled is no news to them', () => {
  savePendingPayment(order.order_no, { ...byPage, ...sum });
  show({ payment_id: 'page', state: 'cancelled' });
  expect(document.getElementById('note-rejected')).toBeNull();
});

test('a payment that was begun after a rejected one leads', () => {
  savePendingPayment(order.order_no, { ...byPage, ...sum });
  savePendingPayment(order.order_no, { ...byTransfer, ...sum });
  show({ payment_id: 'page', state: 'rejected' });
  expect(rejected()).toBeUndefined();
  expect(screen.getByText(/Ya viene tu transferencia/)).toBeInTheDocument();
});

test('a payment on a page that may arrive is named, so that it is not made twice', () => {
  savePendingPayment(order.order_no, { ...byPage, ...sum, of: 20_000 });
  show();
  expect(document.getElementById('note')).toHaveTextContent(
    /¿Alcanzaste a pagar \$10\.500\? Si ya pagaste, no pagues esa parte otra vez/,
  );
});
