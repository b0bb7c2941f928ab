import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revalidate } from '@/lib/api/cache';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const heading = () => page.findByRole('heading', { level: 1 });

test('sums up what was signed, whatever the loan has come to since', async () => {
  await renderScreen(screen, states.partPaid);
  const total = (await page.findAllByText(/^Acordaste devolver el/))[0]?.nextSibling;
  expect(total).toHaveTextContent('$215.000');
  expect(document.body).not.toHaveTextContent(/Ya pagaste|si pagas hoy/i);
});

test('opens the browser’s print dialog on the button', async () => {
  window.print = jest.fn();
  await renderScreen(screen, states.lending);
  await userEvent.click(await page.findByRole('button', { name: 'Guardar o imprimir' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

const part = (id: string) => within(document.getElementById(id) ?? document.createElement('i'));
const value = (id: string, label: string | RegExp) => part(id).getByText(label).nextSibling;

test('has no line for a way to pay that the server does not name', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const payment of list.flatMap(({ payments = [] }) => payments)) {
      delete payment.way;
      delete payment.option_id;
    }
  });
  await renderScreen(screen, states.receipt, { sandbox });
  expect(await heading()).toHaveTextContent('Comprobante de pago');
  expect(part(ids.summary).queryByText('Medio de pago')).not.toBeInTheDocument();
});

test('holds the lines of who has paid until that is fetched', async () => {
  const faults = [{ path: 'app/get_basic_info', kind: 'timeout' }] as const;
  await renderScreen(screen, { ...states.receipt, faults });
  await heading();
  expect(value(ids.summary, 'RUN')).toHaveTextContent('…');
  await act(async () => revalidate('app/get_basic_info'));
  expect(await part(ids.summary).findByText('12.345.678-5')).toBeInTheDocument();
});

test('has no line for who has paid when that cannot be fetched', async () => {
  const faults = [{ path: 'app/get_basic_info', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.receipt, faults });
  await heading();
  await waitFor(() => expect(part(ids.summary).queryByText('RUN')).not.toBeInTheDocument());
});

test('keeps the lines of who has paid when they cannot be fetched again', async () => {
  const { sandbox } = await renderScreen(screen, states.receipt);
  await part(ids.summary).findByText('Camila Muñoz');
  sandbox.control.fault({ path: 'app/get_basic_info', kind: '500', times: 1 });
  await act(async () => revalidate('app/get_basic_info'));
  expect(part(ids.summary).getByText('Camila Muñoz')).toBeInTheDocument();
});

test('shows what a payment covered on its receipt: late charges, then interest, then capital', async () => {
  await renderScreen(screen, {
    ...states.receiptWithFee,
    query: { paper: 'receipt', payment_id: 'pay_20482003' },
  });
  await heading();
  expect(value(ids.text, 'A tu préstamo')).toHaveTextContent('$41.000');
  expect(value(ids.text, 'Interés')).toHaveTextContent('$15.000');
  expect(part(ids.text).getAllByText('Cargos por atraso')[0]?.nextSibling).toHaveTextContent(
    '$26.000',
  );
});

test('certifies each payment as its receipt has it: with its fee, less what was too much', async () => {
  await renderScreen(screen, states.certificateLate);
  await heading();
  const payments = part(ids.text).getAllByText(/^Pago del/);
  const sums = [
    ...payments,
    ...part(ids.text).getAllByText(/^(Pagaste de más|Devolviste en total)$/),
  ];
  expect(sums.map((label) => label.nextSibling?.textContent)).toEqual([
    '$41.000',
    '$210.500',
    '−$2.000',
    '$249.500',
  ]);
});

test('certifies what each part of the cost was, and that what was too much is still the borrower’s', async () => {
  await renderScreen(screen, states.certificateLate);
  await heading();
  const parts = [
    'Te enviamos',
    'Comisión por servicio',
    'Interés',
    'Cargos por atraso',
    'Cargo del medio de pago',
    textOf('ui.breakdown.costPast'),
  ];
  expect(parts.map((label) => page.getByText(label).nextSibling?.textContent)).toEqual([
    '$188.000',
    '$12.000',
    '$15.000',
    '$34.000',
    '$500',
    '$61.500',
  ]);
  expect(page.getByText(textOf('certificate.overpaid', { amount: '$2.000' }))).toBeInTheDocument();
});

test.each([
  ['is left', states.receipt, 'Te quedan $8.000 por pagar.'],
  [
    'is left of a loan that is paid back',
    states.receiptWithFee,
    'Con esto terminaste de pagar tu préstamo.',
  ],
] as const)('says at the top of a receipt what %s', async (_, state, text) => {
  await renderScreen(screen, state);
  await heading();
  expect(page.getByText(text)).toBeInTheDocument();
});

test.each([
  ['was wholly too much', { amount: 9000, overpaid: 9000 }],
  ['counts from before the one that ended the loan', { ordered_at: '2026-01-01T12:00:00-03:00' }],
])(
  'the receipt of a payment that %s says that the loan was paid already, not by it',
  async (_, changes) => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('user/get_complete_order', ({ list: [order] }) => {
      const last = order?.payments?.at(-1);
      if (last) order?.payments?.push({ ...last, payment_id: 'extra', ...changes });
    });
    const query = { paper: 'receipt', payment_id: 'extra' };
    await renderScreen(screen, { ...states.receiptWithFee, query }, { sandbox });
    await heading();
    expect(page.getByText(textOf('receipt.already'))).toBeInTheDocument();
    expect(page.queryByText(textOf('payment.paidOff'))).not.toBeInTheDocument();
  },
);

test.each([
  ['pay_20482003', false],
  ['pay_20482004', true],
] as const)(
  'the receipt %s leads to the certificate, as its payment ended the loan: %s',
  async (payment_id, isLast) => {
    const query = { paper: 'receipt', payment_id };
    await renderScreen(screen, { ...states.receiptWithFee, query });
    await heading();
    expect(document.getElementById(ids.certificate) !== null).toBe(isLast);
  },
);

test('shows the receipt of the payment that the query names', async () => {
  const query = { paper: 'receipt', payment_id: 'pay_20482003' };
  await renderScreen(screen, { ...states.receiptWithFee, query });
  expect(await heading()).toHaveTextContent('Comprobante de pago');
  expect(page.getByText('41000 pesos')).toBeInTheDocument();
});

test('the receipt of a part says when what is left grows, and leads to paying it', async () => {
  await renderScreen(screen, states.receipt);
  await heading();
  const pay = document.getElementById(ids.pay);
  expect(pay).toHaveTextContent('Pagar $8.000');
  expect(pay).toHaveAttribute('href', expect.stringMatching(/order-detail.*pay=1/));
  expect(pay?.previousSibling).toHaveTextContent(/^El .* deberás \$8\.320/);
});

test('the contract names the account as the one to which the money was sent', async () => {
  await renderScreen(screen, states.lending);
  expect(await page.findByText(textOf('contractNew.accountSent'))).toBeInTheDocument();
  expect(page.queryByText(textOf('contractNew.account'))).toBeNull();
});

test('the receipt of a payment that was too much asks for the rest first, which the loan is not reckoned with', async () => {
  await renderScreen(screen, states.receiptWithFee);
  const ask = await page.findByRole('link', {
    name: textOf('orders.askOverpaid', { amount: '$2.000' }),
  });
  expect(ask).toHaveAttribute('href', expect.stringContaining('/custom-service'));
  expect(document.getElementById(ids.certificate)).toHaveClass('btn--text');
  expect(page.getByText(/^Pagaste el .*, sin \$2\.000 de más$/).nextSibling).toHaveTextContent(
    '208.000',
  );
});

test.each(['receipt', 'certificate'] as const)('prints or saves the %s', async (state) => {
  window.print = jest.fn();
  await renderScreen(screen, states[state]);
  await userEvent.click(await page.findByRole('button', { name: 'Guardar o imprimir' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test.each([
  ['lending', true],
  ['overdue', false],
] as const)('says of a loan that is %s whether paying early is free', async (scenario, isSaid) => {
  await renderScreen(screen, { scenario, query: { paper: 'settlement' } });
  const text = await page.findByText(/^Si pagas \$\d+\.\d+ hoy/);
  expect(/Pagar antes no tiene costo/.test(text.textContent ?? '')).toBe(isSaid);
});

test('shows that a loan which is paid back has no settlement', async () => {
  await renderScreen(screen, { scenario: 'cleared', query: { paper: 'settlement' } });
  expect(await heading()).toHaveTextContent('Este documento aún no existe');
});
