import { cleanup, screen } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { writeValue } from '@/lib/storage/values';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { paymentIds } from './payment.ids';
import { PaymentResult } from './payment-result';
import { savePendingPayment } from './pending-payment';
import type { PendingPayment } from './stored-payment';
import type { Payment } from './use-payment';

const lookedAt = Date.parse('2026-07-01T16:05:00Z');

const byLink: PendingPayment = {
  ...{ payment_id: 'own', pay_url: 'https://pay.example/own' },
  ...{ total: 10_500, due: 10_000, at: lookedAt },
};
const { pay_url: _, ...byTransfer } = {
  ...byLink,
  transfer: {
    ...{ bank: 'BancoEstado', account: '900200300', holder: 'Luka SpA', rut: '76.543.210-3' },
    ...{ account_type: 'corriente', email: 'pagos@luka.example', reference: 'LUKA123456' },
  },
};

function renderResult(changes: Partial<Payment>): void {
  const payment: Payment = {
    ...{
      pending: byLink,
      state: 'notReceived',
      isNew: false,
      isOutdated: false,
      lookedAt,
      received: null,
    },
    ...{ isSending: false, rejection: null, pay: jest.fn(), stay: jest.fn() },
    ...{ resume: jest.fn(), check: jest.fn(), tell: jest.fn(), notMade: jest.fn() },
    ...changes,
  };
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <PaymentResult
        order={sampleOrder({ amount_due: 10_000 })}
        payment={payment}
        onPay={() => undefined}
      />
    </NavigatorContext>,
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('back from a pay page the page again is in the question, and the answers follow: that it was paid, that it was not', () => {
  renderResult({});
  const [paid, notPaid] = [textOf('orders.pay.paid'), textOf('orders.pay.notPaid')];
  expect(buttons()).toEqual([textOf('payment.resume'), paid, notPaid]);
  expect(screen.getByRole('button', { name: paid })).toHaveClass('btn--soft');
});

test.each<[string, Partial<Payment>, string[]]>([
  ['was told of', { pending: { ...byLink, told: true } }, ['No pagué']],
  [
    'could not be asked for',
    { state: 'unknown' },
    ['Volver a la página de pago', 'Revisar ahora', 'No pagué'],
  ],
  ['is being asked for', { state: 'checking' }, ['Ya pagué']],
  ['would pay another amount than is due', { isOutdated: true }, ['Revisar ahora']],
])('a payment on a page that %s is asked for no more than that', (_, changes, names) => {
  renderResult(changes);
  expect(buttons()).toEqual(names);
});

test('a transfer whose server sends a pay page, too, leads to no page', () => {
  renderResult({ pending: { ...byTransfer, pay_url: 'https://pay.example/' } });
  expect(buttons()).not.toContain(textOf('payment.resume'));
});

const look = () => document.getElementById(paymentIds.look)?.textContent?.replaceAll('\u00a0', ' ');

test.each([
  ['checking', 'Estamos revisando tu pago'],
  ['notReceived', '¿Alcanzaste a pagar $10.500?'],
  ['unknown', 'No pudimos revisar tu pago'],
] as const)('a look that is %s says so', (state, title) => {
  renderResult({ state });
  expect(look()).toContain(title);
});

test('of a transfer it says first from when it counts, and where it would pay another sum that and what to do', () => {
  const pending = { ...byTransfer, holds_until: '2026-07-07T04:00:00Z', told: true };
  renderResult({ pending });
  expect(look()).toMatch(
    /^Seguimos buscando tu transferencia de \$10\.500Vale como pago del1 julPlazo para llegar6 jul, 23:59Suele/,
  );
  cleanup();
  renderResult({ pending: { ...pending, told: false }, isOutdated: true });
  expect(look()).toMatch(/^Tu pago de \$10\.500 aún no llegaSuele tardar/);
  const outdated = document.getElementById(paymentIds.outdated);
  expect(outdated).toHaveTextContent(/no pagues todo otra vez/);
});

test('how long a payment takes is said of one that has not come, not of one that is not known', () => {
  renderResult({ state: 'unknown' });
  expect(look()).not.toContain('Suele tardar');
});

test.each([
  ['notReceived', 1],
  ['checking', 0],
  ['unknown', 0],
] as const)('a transfer that is late is offered help when it is %s: %i', (state, count) => {
  renderResult({ state, pending: byTransfer });
  expect(screen.queryAllByText(/Pasó un día hábil/)).toHaveLength(count);
});

test('a payment by link is not told how late a transfer may be', () => {
  renderResult({});
  expect(screen.queryByText(/Pasó un día hábil/)).toBeNull();
});

test('once the server cannot be asked it is shown when it was asked last', () => {
  renderResult({ state: 'unknown' });
  expect(screen.getByText(/12:05/)).toBeInTheDocument();
});

test('before the first look no time of one is shown', () => {
  renderResult({ state: 'checking', lookedAt: undefined });
  expect(screen.queryByText(/Invalid|\d\d:\d\d/)).toBeNull();
});

test.each([
  ['rejected', 'El pago de $10.500 fue rechazado', 'Intenta de nuevo'],
  ['cancelled', 'No se hizo el pago de $10.500', 'puedes intentar de nuevo ahora'],
] as const)('a payment that was %s says so, and what to do', (state, title, text) => {
  renderResult({ state });
  const ended = document.getElementById(paymentIds.ended);
  expect(ended).toHaveTextContent(title);
  expect(ended).toHaveTextContent(text);
  expect(ended).toHaveTextContent('No se cobró nada.');
  expect(look()).toBeUndefined();
});

const today = { ...byTransfer, at: Date.now() };

test.each<[string, Partial<Payment>]>([
  ['another payment was begun beside it', { pending: { ...byLink, earlier: [today] } }],
  [
    'another payment beside it was received',
    { pending: today, received: { count: 1, total: 5000 } },
  ],
])('a transfer that may arrive is named where %s, so that it is not paid twice', (_, changes) => {
  renderResult(changes);
  expect(screen.getByText(/elegiste transferir|¿Ya transferiste/)).toHaveTextContent('$10.500');
  expect(screen.getByText(/Si ya (lo hiciste|transferiste), no pagues otra vez/)).toBeVisible();
});

test('a payment that was received is said beside a transfer that leaves nothing', () => {
  writeValue('user_id', 'u');
  const told = { ...today, holds_until: undefined, told: true };
  savePendingPayment(sampleOrder().order_no, told);
  renderResult({ pending: told, received: { count: 1, total: 5000 } });
  expect(screen.getByText(/Recibimos/).parentElement).toHaveTextContent(/\$5\.000\.$/);
  expect(look()).toContain('Anotado: buscamos tu transferencia de $10.500');
  expect(screen.getByText(/Revisado hace un momento/)).toBeInTheDocument();
});

test.each([
  [
    'brings less than was asked for',
    { short: { payment_id: 'l', asked: 9_000, total: 5_000 } },
    'Faltaron $4.000.',
  ],
  [
    'comes too late to count from its day',
    {
      late: {
        payment_id: 'l',
        at: '2026-07-07T12:00:00-04:00',
        until: '2026-07-07T00:00:00-04:00',
      },
    },
    /^Llegó el 7 jul, después del plazo \(6 jul, 23:59\): vale como pago de ese día\./,
  ],
])('a payment that %s says so', (_, changes, text) => {
  renderResult({ pending: null, received: { count: 1, total: 5000, ...changes } });
  expect(screen.getByText(text)).toBeVisible();
});
