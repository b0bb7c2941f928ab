import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import { revalidate } from '@/lib/api/cache';
import { serverNow } from '@/lib/server-time/server-time';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/codes/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const part = (id: string) => within(document.getElementById(id) ?? document.createElement('i'));
const heading = () => page.findByRole('heading', { level: 1 });

test('shows the reason and a link to the account form when the payout failed', async () => {
  const { navigator } = await renderScreen(screen, states.paymentFailed);
  expect(await page.findByText(es.fail_code.payout_account_rejected.yape)).toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Corregir mi cuenta' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/step/step-withdrawal/step-withdrawal',
    query: { order_no: expect.stringMatching(/^\d{8}$/) },
  });
});

test('offers the contract but no payment when the order is cleared', async () => {
  const { navigator } = await renderScreen(screen, states.cleared);
  expect(await heading()).toHaveTextContent('Camila, ya no debes nada');
  expect(part(ids.timeline).getByText(/^Terminaste de pagar/)).toBeInTheDocument();
  expect(document.getElementById(paymentIds.open)).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Ver el contrato' }));
  expect(navigator.push).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/pages/contract-new/contract-new' }),
  );
});

test('says what paying late has added to the cost of the contract, up to all that the loan cost', async () => {
  await renderScreen(screen, { scenario: 'cleared_late' });
  await heading();
  const figures = [...document.querySelectorAll('.hero__panel dd')].map((dd) => dd.textContent);
  expect(figures).toEqual(['$27.000', '$34.000', '$500', '$61.500']);
  expect(document.querySelector('.hero__text')).toHaveTextContent(textOf('home.cleared.caughtUp'));
});

test.each([
  ['late', 'cleared_late', 1],
  ['in time', 'cleared', 0],
] as const)(
  'the history of a loan that was paid back %s says what follows for who reads of debts',
  async (_, scenario, count) => {
    await renderScreen(screen, { scenario });
    await heading();
    expect(part(ids.timeline).queryAllByText(/registro como DICOM/)).toHaveLength(count);
    expect(part(ids.timeline).queryAllByRole('link')).toHaveLength(count);
  },
);

test('on the day of the payout saving the date leads, and paying is offered below only', async () => {
  await renderScreen(screen, states.arrived);
  await heading();
  const inHero = [...document.querySelectorAll('.hero__panel .btn')].map(({ id }) => id);
  expect(inHero).toEqual([ids.calendar]);
  expect(document.querySelector('.dock')).toBeNull();
  expect(document.getElementById(paymentIds.open)?.closest(`#${ids.papers}`)).not.toBeNull();
});

test('on that day the offer to pay back says that what is more than was received is no interest', async () => {
  await renderScreen(screen, states.arrived);
  await heading();
  expect(document.getElementById(paymentIds.open)).toHaveTextContent(
    'Hoy no hay interés: $188.000 que recibiste + $12.000 de comisión',
  );
});

test('links a receipt for each payment, and the certificate once the loan is cleared', async () => {
  const { navigator } = await renderScreen(screen, { scenario: 'cleared_late' });
  await heading();
  const names = page
    .getAllByRole('link', { name: /^Comprobante/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Comprobante · \$210\.500.*Débito/),
    expect.stringMatching(/^Comprobante · \$41\.000.*Transferencia/),
  ]);
  expect(document.getElementById(ids.overpaid)).toHaveTextContent(
    'Pagaste $2.000 de más: son tuyos.',
  );
  expect(document.getElementById(ids.certificate)).toHaveAttribute(
    'href',
    expect.stringContaining('paper=certificate'),
  );
  await userEvent.click(page.getByRole('link', { name: /^Comprobante · \$41\.000/ }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/contract-new/contract-new',
    query: expect.objectContaining({ paper: 'receipt', payment_id: 'pay_20482003' }),
  });
});

test('shows the penalty as one part when the rates do not explain it', async () => {
  const sandbox = createTestSandbox();
  const late = { state: 'overdue', days_overdue: 2 } as const;
  sandbox.changeReply('user/get_processing_order', (orders) => {
    orders.list = [sampleOrder({ ...late, penalty_due: 7_777, amount_due: 211_777 })];
  });
  await renderScreen(screen, states.overdue, { sandbox });
  await heading();
  const why = part(ids.lateCost);
  expect(why.getByText(textOf('orderDetail.late.penalty')).nextSibling).toHaveTextContent('$7.777');
  expect(why.getByText(textOf('home.overdue.loan')).nextSibling).toHaveTextContent('$204.000');
  expect(page.queryByText(/Mañana/)).not.toBeInTheDocument();
});

test.each(['Llama al +56 9 8765 4321', '56987654321'])(
  'no number is shown that comes from the address alone: %s',
  async (order_no) => {
    await renderScreen(screen, { scenario: 'lending', query: { order_no } });
    expect(await heading()).toHaveTextContent('No encontramos este préstamo');
    expect(document.title).toBe('Tu préstamo · Luka');
    expect(document.body).not.toHaveTextContent(/56/);
  },
);

test('is named after the number of the order that was found', async () => {
  await renderScreen(screen, states.lending);
  await heading();
  expect(document.title).toMatch(/^Préstamo N\.º\s\d{4}\s\d{4} · Luka$/);
});

test.each([
  ['overdue', true],
  ['cleared', false],
] as const)(
  'a button to pay elsewhere opens the payment methods at once: %s',
  async (state, opens) => {
    await renderScreen(screen, { ...states[state], query: { pay: '1' } });
    await heading();
    expect(page.queryAllByRole('dialog', { name: textOf('payment.title') })).toHaveLength(
      opens ? 1 : 0,
    );
  },
);

test.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
])('a page that was loaded by "%s" opens the payment methods %d times', async (type, times) => {
  const entries = jest.spyOn(performance, 'getEntriesByType');
  const entry = { entryType: 'navigation', name: '', startTime: 0, duration: 0, type };
  entries.mockReturnValue([{ ...entry, toJSON: () => entry }]);
  await renderScreen(screen, { ...states.overdue, query: { pay: '1' } });
  await heading();
  expect(page.queryAllByRole('dialog')).toHaveLength(times);
});

test('shows of a loan that is paid back what it cost in place of what was signed, and no reckoning of what is left', async () => {
  await renderScreen(screen, states.clearedEarly);
  await heading();
  expect(document.querySelector('.hero__text')).toHaveTextContent(
    'Pagaste antes: te costó $9.000 menos de lo que firmaste.',
  );
  expect(page.queryByText('Te queda por pagar')).not.toBeInTheDocument();
});

test('names the days that a coupon added to the term, as the due date is later by these', async () => {
  await renderScreen(screen, states.freeDays);
  expect(await page.findAllByText('Monto a 90 días + 5 sin interés')).not.toHaveLength(0);
});

test('on the day of the payout the money that was sent leads, as on Home, unless a transfer of all that is due may arrive', async () => {
  await renderScreen(screen, states.arrived);
  expect(await heading()).toHaveTextContent(textOf('home.arrived.title'));
  cleanup();
  const sandbox = createTestSandbox();
  const before = async () => {
    const order = sandbox.control.state().state.accounts.at(-1)?.orders[0];
    savePendingPayment(String(order?.order_no), {
      payment_id: 'p',
      transfer: { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' },
      ...{ total: 200_000, due: 200_000, at: serverNow(), told: true },
    });
  };
  await renderScreen(screen, states.arrived, { sandbox, before });
  expect(await heading()).toHaveTextContent(textOf('home.awaited.title', { isTold: 'true' }));
});

test('who sees the money being sent sees that it was', async () => {
  // Not shortly before midnight, when it would be sent on the day before.
  const noon = Date.parse('2026-07-01T12:00:00-04:00');
  const sandbox = createTestSandbox({ now: () => noon });
  await renderScreen(screen, states.waiting, { sandbox });
  await heading();
  sandbox.control.advance('PT15M');
  act(() => revalidate('user/get_processing_order'));
  await waitFor(async () =>
    expect(await heading()).toHaveTextContent(textOf('home.arrived.title')),
  );
  expect(document.querySelector('.hero__panel')).toHaveTextContent(
    /Devuelves el \d+ \D+\$215\.000/,
  );
});
