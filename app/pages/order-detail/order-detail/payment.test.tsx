import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import type { PendingPayment } from '@/app/orders/payment/stored-payment';
import { revalidate } from '@/lib/api/cache';
import { request } from '@/lib/api/client';
import { readValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell, type PostedMessage } from '@/lib/testing/fake-shell';
import { type RenderedScreen, reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { ok, received } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const byId = (id: string) => document.getElementById(id) ?? document.createElement('i');
const result = () => within(byId(paymentIds.result));
const payments = ({ control }: TestSandbox) => control.state().state.payments;

/** Counts the calls of a path from here on. */
function countCalls(path: string) {
  const calls = () => received.filter((call) => call.path === path).length;
  const before = calls();
  return () => calls() - before;
}

async function openSheet() {
  await userEvent.click(
    await page.findByRole('button', {
      name: /^Pagar (hoy )?\$|^Pagar (de otra forma|lo que falta)/,
    }),
  );
  return within(await page.findByRole('dialog', { name: textOf('payment.title') }));
}

/** Opens the sheet and requests a payment with the option of this name. */
async function payBy(name: RegExp) {
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name }));
  await userEvent.click(byId(paymentIds.confirm));
}

async function payOnPage(rendered: RenderedScreen, name: RegExp) {
  await payBy(name);
  await comeBack(rendered);
}

/** Shows the screen again after the pay page. */
async function comeBack({ navigator, unmount }: RenderedScreen) {
  await waitFor(() => expect(navigator.push).toHaveBeenCalled());
  unmount();
  await reloadScreen(screen);
}

/** Ends the pending payment as its page would, and refetches the order. */
async function settle(sandbox: TestSandbox, how: 'success' | 'failure' | 'cancel') {
  const open = payments(sandbox).findLast(({ state }) => state === 'pending');
  sandbox.control.settle(String(open?.payment_id), how);
  await act(async () => revalidate('user/get_processing_order'));
}

test('shows the fee of each option, and the total on the button', async () => {
  await renderScreen(screen, states.overdue);
  const sheet = await openSheet();
  expect(await sheet.findByRole('radio', { name: /Yape.*Sin costo/ })).toBeChecked();
  expect(sheet.getByRole('button', { name: 'Pagar $249.000' })).toBeInTheDocument();

  await userEvent.click(sheet.getByRole('radio', { name: /Débito.*\+\$500/ }));
  expect(sheet.getByText(textOf('payment.wayFee')).nextSibling).toHaveTextContent('$500');
  expect(sheet.getByRole('button', { name: 'Pagar $249.500' })).toBeInTheDocument();

  await userEvent.click(sheet.getByRole('radio', { name: /Transferencia/ }));
  expect(byId(paymentIds.confirm)).toHaveTextContent(
    textOf('payment.transfer', { total: '$249.000' }),
  );
});

test('opens the pay page in the webview screen when in a browser', async () => {
  const { navigator } = await renderScreen(screen, states.lending);
  await payBy(/Yape/);
  await waitFor(() => expect(navigator.push).toHaveBeenCalled());
  expect(navigator.push.mock.calls).toEqual([
    [
      {
        path: '/pages/webview/webview',
        query: {
          url: expect.stringContaining('/__sandbox/pay?payment='),
          order_no: expect.stringMatching(/^\d{8}$/),
        },
      },
    ],
  ]);
});

test('shows the order as cleared, and what was paid, when the payment was received', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  await payOnPage(rendered, /Débito/);
  await settle(rendered.sandbox, 'success');
  expect(await page.findByText('Recibimos tu pago de $249.500.')).toBeInTheDocument();
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Camila, ya no debes nada');
  expect(page.getByText(textOf('home.cleared.paid')).parentElement).toHaveTextContent('249.500');
  expect(byId(paymentIds.open)).toBeEmptyDOMElement();
});

test.each([
  ['failure', 'El pago de $249.000 fue rechazado'],
  ['cancel', 'No se hizo el pago de $249.000'],
] as const)('says how a payment ended without money, and offers to pay: %s', async (how, text) => {
  const rendered = await renderScreen(screen, states.overdue);
  await payOnPage(rendered, /Yape/);
  await settle(rendered.sandbox, how);
  expect(await result().findByText(text)).toBeInTheDocument();
  expect(byId(paymentIds.ended).classList.contains('notice--bad')).toBe(how === 'failure');
  expect(result().getByText(/^No se cobró nada\./)).toBeInTheDocument();
  expect(page.queryByText(/aún no llega/)).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar $249.000' })).toBeInTheDocument();
});

test('answers in words and with when that was when the user checks a payment', async () => {
  await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await userEvent.click(await page.findByRole('button', { name: 'Ya hice la transferencia' }));
  expect(result().getByText('Estamos revisando tu pago')).toBeInTheDocument();
  expect(
    await result().findByText('Anotado: buscamos tu transferencia de $249.000'),
  ).toBeInTheDocument();
  const look = byId(paymentIds.look);
  expect(look).not.toHaveClass('notice--warn');
  expect(look).toHaveTextContent(/Suele tardar unos minutos; a veces, un día hábil/);
  expect(result().getByText(/^Revisado hace un momento/)).toBeInTheDocument();
});

test('says that it could not check when the server cannot be reached', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  const check = await page.findByRole('button', { name: 'Ya hice la transferencia' });
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'drop', times: 9 });
  await userEvent.click(check);
  expect(await result().findByText('No pudimos revisar tu pago')).toBeInTheDocument();
  expect(byId(paymentIds.look)).toHaveClass('notice--warn');
  expect(result().getByRole('region', { name: 'Transfiere $249.000' })).toBeInTheDocument();
});

test('shows the money of a transfer by itself, and looks for none while the app is hidden', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  const looks = countCalls('user/get_processing_order');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.useFakeTimers();
  await act(async () => revalidate('user/get_processing_order'));
  const before = looks();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(looks()).toBe(before);
  visibility.mockReturnValue('visible');
  sandbox.control.settle(String(payments(sandbox).at(-1)?.payment_id), 'success');
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  jest.useRealTimers();
  visibility.mockRestore();
  expect(page.getByText('Recibimos tu pago de $249.000.')).toBeInTheDocument();
});

test.each([
  [200_000, 'Faltaron $49.000.', 'Pagar $49.000'],
  [251_000, 'Recibimos tu pago de $251.000.', undefined],
] as const)('shows what a transfer brought, not what was requested: %s', async (...expected) => {
  const [amount, text, button] = expected;
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await waitFor(() => expect(payments(sandbox)).toHaveLength(1));
  sandbox.control.settle(String(payments(sandbox)[0]?.payment_id), 'success', amount);
  await act(async () => revalidate('user/get_processing_order'));
  expect(await page.findByText(text)).toBeInTheDocument();
  if (button) expect(page.getByRole('button', { name: button })).toBeInTheDocument();
  else
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Camila, ya no debes nada');
});

test('asks for no transfer once another payment has cleared the loan', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  const [{ order_no = '' } = {}] = payments(sandbox);
  const other = { request_id: 'elsewhere', order_no, option_id: 'yape', amount: 249_000 };
  const { payment_id } = await request('deal/repay_request', other);
  sandbox.control.settle(payment_id, 'success');
  await act(async () => revalidate('user/get_processing_order'));
  expect(await page.findByText('Recibimos tu pago de $249.000.')).toBeInTheDocument();
  expect(page.queryByText('Transfiere $249.000')).not.toBeInTheDocument();
  expect(byId(paymentIds.underWay)).toHaveTextContent(
    /elegiste transferir también \$249\.000\. Si lo hiciste, esa plata es tuya/,
  );
});

test('asks not to pay twice when a transfer may be under way', async () => {
  await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  const sheet = await openSheet();
  expect(await sheet.findByText(/elegiste transferir \$249.000.*no pagues otra vez/)).toBeVisible();
});

test.each(['failure', 'cancel'] as const)(
  'does not ask to wait for a transfer that ended without money: %s',
  async (how) => {
    const { sandbox } = await renderScreen(screen, states.overdue);
    await payBy(/Transferencia/);
    await result().findByRole('region', { name: 'Transfiere $249.000' });
    await settle(sandbox, how);
    await result().findByText(/^No nos llegó esa plata\./);
    const sheet = await openSheet();
    await sheet.findByRole('radio', { name: /Yape/ });
    expect(byId(paymentIds.underWay)).toBeEmptyDOMElement();
  },
);

test('offers the receipt of a payment that was received, unless the server lists none', async () => {
  const receipt = () => document.getElementById(paymentIds.receipt);
  const rendered = await renderScreen(screen, states.overdue);
  await payOnPage(rendered, /Yape/);
  await settle(rendered.sandbox, 'success');
  await page.findByText('Recibimos tu pago de $249.000.');
  expect(receipt()?.getAttribute('href')).toMatch(/paper=receipt&payment_id=/);
  expect(document.querySelectorAll('[href*="paper=receipt"]')).toHaveLength(1);
  cleanup();

  const older = createTestSandbox();
  older.changeReply('user/get_complete_order', ({ list }) => {
    for (const order of list) delete order.payments;
  });
  await payOnPage(await renderScreen(screen, states.overdue, { sandbox: older }), /Yape/);
  await settle(older, 'success');
  await page.findByText('Recibimos tu pago de $249.000.');
  expect(receipt()).toBeNull();
});

test('refetches the order when the user checks a payment on a page that could not be looked for', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  const { sandbox } = rendered;
  await payOnPage(rendered, /Yape/);
  await page.findByText('¿Alcanzaste a pagar $249.000?');
  expect(page.queryByRole('button', { name: 'Revisar ahora' })).toBeNull();
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'drop', times: 9 });
  await act(async () => revalidate('user/get_processing_order'));
  const again = await page.findByRole('button', { name: 'Revisar ahora' });
  const open = payments(sandbox).at(-1);
  sandbox.control.settle(String(open?.payment_id), 'success');
  sandbox.control.clearFaults();
  await userEvent.click(again);
  expect(await page.findByText('Recibimos tu pago de $249.000.')).toBeInTheDocument();
});

test('shows the account to transfer to, opens no pay page, and stores it for a reload', async () => {
  const first = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  const to = await result().findByRole('region', { name: 'Transfiere $249.000' });
  expect(first.navigator.push).not.toHaveBeenCalled();
  const [payment] = payments(first.sandbox);
  expect(within(to).getByText(String(payment?.reference))).toBeInTheDocument();

  const orderNo = String(payment?.order_no);
  first.unmount();
  const key = `luka_payment_${readValue('user_id')}_${orderNo}` as const;
  expect(readValue(key)).toMatchObject({ total: 249_000 });
});

test('a transfer that was told of is noted; an hour later it has not arrived, with what to do, and nothing of it while it looks', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  const told = await page.findByRole('button', { name: textOf('payment.checkTransfer') });
  expect(document.getElementById(paymentIds.look)).toBeNull();
  // It is made later than it was chosen.
  sandbox.control.advance('PT61M');
  await act(async () => revalidate('user/get_processing_order'));
  await userEvent.click(told);
  await result().findByText('Anotado: buscamos tu transferencia de $249.000');
  expect(result().queryByRole('link', { name: 'Escríbenos' })).toBeNull();
  sandbox.control.advance('PT61M');
  await act(async () => revalidate('user/get_processing_order'));
  expect(result().getByText('Seguimos buscando tu transferencia de $249.000')).toBeVisible();
  const link = await result().findByRole('link', { name: 'Escríbenos' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/custom-service\?ask=transfer&order_no=\d+&payment_id=/),
  );
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'timeout' });
  const look = page.getByRole('button', { name: textOf('payment.checkAgain') });
  await userEvent.click(look);
  expect(look).toHaveAttribute('aria-busy', 'true');
  expect(result().getByText(/^Buscamos tu transferencia de \$249.000\./)).toBeInTheDocument();
  expect(result().queryByRole('link', { name: 'Escríbenos' })).not.toBeInTheDocument();
});

test('once a transfer was told of its data are folded, a tap away, and so they are after a reload', async () => {
  const { unmount } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  expect(byId(paymentIds.transfer).closest('details')).toBeNull();
  await userEvent.click(byId(paymentIds.check));
  const folded = await result().findByText(textOf('orders.pay.transfer'));
  expect(folded.closest('details')).not.toHaveAttribute('open');
  expect(document.getElementById(paymentIds.copyAll)).toBeNull();
  unmount();
  await reloadScreen(screen);
  await userEvent.click(await result().findByText(textOf('orders.pay.transfer')));
  expect(byId(paymentIds.transfer).closest('details')).toHaveAttribute('open');
});

test('who has told of a transfer by mistake takes that back', async () => {
  await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await userEvent.click(byId(paymentIds.check));
  await userEvent.click(await result().findByRole('button', { name: 'Aún no la hice' }));
  expect(byId(paymentIds.transfer).closest('details')).toBeNull();
  expect(page.getByRole('button', { name: textOf('payment.checkTransfer') })).toBeVisible();
  expect(document.getElementById(paymentIds.look)).toBeNull();
});

test('who has left a pay page without paying says so, and is asked to pay as before', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  await payOnPage(rendered, /Yape/);
  await userEvent.click(await page.findByRole('button', { name: 'No pagué' }));
  expect(page.getByRole('button', { name: 'Pagar $249.000' })).toHaveClass('btn--primary');
});

test('who says that a page was paid sees it on its way, what is looked for and where to ask, and the next day what it leaves', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  await payOnPage(rendered, /Yape/);
  await userEvent.click(await page.findByRole('button', { name: textOf('orders.pay.paid') }));
  await result().findByText('Anotado: buscamos tu pago de $249.000');
  expect(byId(paymentIds.look)).toHaveTextContent(
    /en minutos: puedes cerrar la app\. No pagues otra vez\.$/,
  );
  expect(result().getByText(/^¿Pasó una hora y aún no llega\?/)).toBeInTheDocument();
  expect(page.queryByRole('button', { name: textOf('payment.resume') })).toBeNull();
  expect(page.getByText(textOf('home.awaited.title', { isTold: 'true' }))).toBeInTheDocument();

  rendered.sandbox.control.advance('P1D');
  await act(async () => revalidate('user/get_processing_order'));
  expect(document.querySelector('.page')).toHaveTextContent(/podrás pagar los \$8\.000 que quedan/);
});

test('beside a part that was told of a rest that was told of, too, is on its way with it; once the transfer is rejected its sum can be paid', async () => {
  const told = { told: true, of: 249_000, at: Date.now() };
  const part = { ...byTransfer, ...told, payment_id: 'o', total: 100_000, due: 100_000 };
  const sandbox = await renderPaidBefore(0, {
    ...byLink,
    ...told,
    ...{ total: 149_000, due: 149_000, earlier: [part] },
  });
  const head = () => document.querySelector('.hero');
  expect(head()).toHaveTextContent(/En camino\s*\$249\.000/);
  expect(page.queryByRole('button', { name: /^Pagar / })).toBeNull();

  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    const at = new Date().toISOString();
    for (const order of list) order.failed_payments = [{ payment_id: 'o', state: 'rejected', at }];
  });
  await act(async () => revalidate('user/get_processing_order'));
  expect(result().getByText(/\$100\.000.*rechazada/)).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar lo que falta: $100.000' })).toHaveClass(
    'btn--primary',
  );
});

test('a transfer that was told of and is missed for weeks is remembered until its user says that it was not made', async () => {
  await renderPaidBefore(10, { ...byTransfer, told: true });
  expect(byId(paymentIds.ended)).toHaveTextContent(
    /^No llegó la transferencia de \$249\.000 que nos avisaste/,
  );
  expect(page.getByRole('button', { name: 'Pagar $249.000' })).toHaveClass('btn--soft');
  await userEvent.click(page.getByRole('button', { name: textOf('payment.notMade') }));
  expect(page.getByRole('button', { name: 'Pagar $249.000' })).toHaveClass('btn--primary');
});

test('of two transfers that were told of each has its data, and is taken back by itself', async () => {
  const told = { ...byTransfer, total: 60_000, due: 60_000, of: 249_000, told: true };
  const earlier = [{ ...told, payment_id: 'o', total: 50_000, due: 50_000, at: Date.now() }];
  await renderPaidBefore(0, { ...told, earlier });
  expect(result().getByText('Ver los datos para transferir $60.000')).toBeInTheDocument();
  await userEvent.click(result().getByText('Ver los datos para transferir $50.000'));
  await userEvent.click(byId(`${paymentIds.notMade}-o`));
  expect(byId(paymentIds.look)).toHaveTextContent(
    /^Anotado: buscamos tu transferencia de \$60\.000/,
  );
  expect(result().getByText(/elegiste transferir \$50\.000/)).toBeInTheDocument();
});

test('of two transfers that nobody told of what is left is said of the last one', async () => {
  const last = { ...byTransfer, total: 149_000, due: 149_000, of: 249_000 };
  const earlier = [{ ...last, payment_id: 'o', total: 100_000, due: 100_000, at: Date.now() }];
  await renderPaidBefore(0, { ...last, earlier });
  expect(byId(paymentIds.look)).toHaveTextContent(/te quedan \$100\.000/);
  expect(byId(paymentIds.underWay)).not.toHaveTextContent(/te quedan/);
});

const byLink = { pay_url: 'https://pay.example/' };
const byTransfer = {
  transfer: { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' },
};

/** Shows an overdue loan with a payment that was requested so many days ago. */
async function renderPaidBefore(days: number, way: Partial<PendingPayment>, query = {}) {
  const sandbox = createTestSandbox();
  const before = async () => {
    const { accounts } = sandbox.control.state().state;
    savePendingPayment(String(accounts.at(-1)?.orders[0]?.order_no), {
      payment_id: 'p',
      total: 249_000,
      due: 249_000,
      at: Date.now() - days * 86_400_000,
      ...way,
    });
  };
  await renderScreen(screen, { ...states.overdue, query }, { sandbox, before });
  await page.findAllByText('249000 pesos');
  return sandbox;
}

test.each([
  ['may arrive', 2, 0],
  ['did not arrive', 4, 1],
])('a button to pay elsewhere opens, for a transfer that %s', async (_, days, dialogs) => {
  await renderPaidBefore(days, byTransfer, { pay: '1' });
  expect(page.queryAllByRole('dialog')).toHaveLength(dialogs);
});

test.each([
  ['by a page is shown for three days', 2, byLink, true],
  ['by a page is forgotten after three days', 4, byLink, false],
  ['by transfer is forgotten three days after it was awaited', 7, byTransfer, false],
])('a pending payment %s', async (_, days, way, isShown) => {
  await renderPaidBefore(days, way);
  expect(document.getElementById(paymentIds.result) !== null).toBe(isShown);
});

test('says of a transfer that did not arrive in its time so, leads to Help, and asks to pay again', async () => {
  await renderPaidBefore(4, byTransfer);
  expect(result().getByText(/No llegó la transferencia de \$249\.000/)).toBeVisible();
  expect(result().getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('custom-service?ask=transfer&order_no='),
  );
  expect(result().queryByRole('region', { name: 'Transfiere $249.000' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Pagar $249.000' }));
  expect(byId(paymentIds.underWay)).toHaveTextContent(/escríbenos .* antes de pagar/);
});

test('shows the failure in the sheet, and requests one payment on the next tap', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  const sheet = await openSheet();
  await sheet.findByRole('radio', { name: /Yape/ });
  sandbox.control.fault({ path: 'deal/repay_request', kind: '500', times: 1 });
  await userEvent.click(byId(paymentIds.confirm));
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    'El pago no se hizo. No se cobró nada. Elige otro medio de pago o intenta de nuevo.',
  );
  await userEvent.click(byId(paymentIds.confirm));
  await waitFor(() => expect(payments(sandbox)).toHaveLength(1));
});

test('asks who has no connection to check it, and not for another way to pay', async () => {
  await renderScreen(screen, states.payRefused);
  const sheet = await openSheet();
  await sheet.findByRole('radio', { name: /Yape/ });
  await userEvent.click(byId(paymentIds.confirm));
  expect(await sheet.findByRole('alert')).toHaveTextContent(textOf('payment.notAsked'));
});

test('shows the new amount before paying when it changed at midnight', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await page.findByRole('button', { name: 'Pagar $249.000' });
  sandbox.control.advance('P1D');
  const sheet = await openSheet();
  expect(await sheet.findByText('El monto cambió: hoy es $257.000.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Pagar $257.000' })).toBeInTheDocument();
});

test('requests the options again on retry', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await page.findByRole('button', { name: 'Pagar $249.000' });
  sandbox.control.fault({ path: 'app/get_pay_option', kind: '500', times: 1 });
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await sheet.findByRole('radio', { name: /Yape/ })).toBeInTheDocument();
});

test('says that nothing can be paid now when the server has no way to pay', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_pay_option', (reply) => {
    reply.options = [];
  });
  await renderScreen(screen, states.overdue, { sandbox });
  const sheet = await openSheet();
  expect(await sheet.findByText(textOf('payment.noOptions'))).toBeInTheDocument();
  expect(byId(paymentIds.confirm)).toBeEmptyDOMElement();
});

test('holds the places of the ways to pay, and of the button, until they are fetched', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  await page.findByRole('button', { name: 'Pagar $249.000' });
  sandbox.control.fault({ path: 'app/get_pay_option', kind: 'timeout' });
  await openSheet();
  const bones = () => page.getByRole('dialog').querySelectorAll('.bone');
  expect(page.getByRole('dialog').querySelectorAll('.pay-option .bone')).toHaveLength(11);
  expect(page.getByRole('dialog').querySelectorAll('.bone--control')).toHaveLength(1);
  await act(async () => revalidate('app/get_pay_option'));
  expect(await page.findByRole('radio', { name: /Yape/ })).toBeInTheDocument();
  expect(bones()).toHaveLength(0);
});

test('shows the server’s own text when it refuses the payment', async () => {
  const { sandbox } = await renderScreen(screen, states.overdue);
  const sheet = await openSheet();
  await sheet.findByRole('radio', { name: /Yape/ });
  const fault = { kind: 'code', code: 1, msg: 'Hoy no se puede pagar' } as const;
  sandbox.control.fault({ path: 'deal/repay_request', ...fault });
  await userEvent.click(byId(paymentIds.confirm));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Hoy no se puede pagar');
});

test('scrolls to the transfer, and to the top once its money was received', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { sandbox } = await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  expect(scrolled.mock.contexts).toContain(byId(paymentIds.result));
  expect(window.scrollTo).not.toHaveBeenCalled();
  await settle(sandbox, 'success');
  await page.findByText('Recibimos tu pago de $249.000.');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('scrolls to a second transfer, too', async () => {
  await renderScreen(screen, states.overdue);
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  await payBy(/Transferencia/);
  await waitFor(() => expect(scrolled.mock.contexts).toContain(byId(paymentIds.result)));
});

test('is busy until the pay page takes its place, and says nothing of the payment before', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.overdue);
  const sheet = await openSheet();
  await sheet.findByRole('radio', { name: /Yape/ });
  sandbox.control.fault({ path: 'deal/repay_request', kind: 'slow', ms: 100 });
  await userEvent.click(byId(paymentIds.confirm));
  expect(byId(paymentIds.confirm)).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(navigator.push).toHaveBeenCalled());
  expect(byId(paymentIds.confirm)).toHaveAttribute('aria-busy', 'true');
  expect(document.getElementById(paymentIds.result)).toBeNull();
});

/** Renders the screen in a fake shell, with a server whose pay page has an absolute URL. */
async function renderInShell(answer: (message: PostedMessage, native: FakeShell) => void) {
  const sandbox = createTestSandbox();
  const ret = { payment_id: 'p1', pay_url: 'https://pay.example/p1' };
  sandbox.use(http.post('*/deal/repay_request', () => ok('deal/repay_request', ret)));
  const rendered = await renderScreen(screen, states.overdue, { sandbox });
  const native = installFakeShell();
  native.on('openPayView', (message) => answer(message, native));
  return { ...rendered, native };
}

/** Pays by Yape, with fake timers from the request on; returns the call that opens the pay view. */
async function openPayView(native: FakeShell): Promise<string> {
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Yape/ }));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(byId(paymentIds.confirm));
  const { callbackId } = await act(() => native.next('openPayView'));
  return callbackId;
}

test('opens the sandbox’s pay page, which has a relative address, in the app also in the shell', async () => {
  const { navigator } = await renderScreen(screen, states.overdue);
  const native = installFakeShell();
  await payBy(/Yape/);
  await waitFor(() => expect(navigator.push).toHaveBeenCalledTimes(1));
  expect(navigator.push.mock.lastCall?.[0].path).toBe('/pages/webview/webview');
  expect(native.posted.filter(({ event }) => event === 'openPayView')).toEqual([]);
});

test('opens the pay page in the shell’s pay view', async () => {
  const { native, navigator } = await renderInShell(({ callbackId }, shell) =>
    shell.send({ callbackId, data: { result: 'closed' } }),
  );
  await payBy(/Yape/);
  const { data } = await native.next('openPayView');
  expect(data).toEqual({ url: 'https://pay.example/p1' });
  expect(await result().findByText('¿Alcanzaste a pagar $249.000?')).toBeInTheDocument();
  expect(navigator.push).not.toHaveBeenCalled();
});

test('looks for the payment as soon as the shell’s pay view is closed', async () => {
  const { native } = await renderInShell(() => undefined);
  try {
    const callbackId = await openPayView(native);
    const looks = countCalls('user/get_processing_order');
    native.send({ callbackId, data: { result: 'closed' } });
    // A payment under way is looked for every 5 s.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(looks()).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

test('does not open the pay page again when the shell failed while opening it', async () => {
  const { native, navigator } = await renderInShell(({ callbackId }, shell) =>
    shell.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  await payBy(/Yape/);
  expect(await result().findByText('¿Alcanzaste a pagar $249.000?')).toBeInTheDocument();
  await native.next('openPayView');
  expect(navigator.push).not.toHaveBeenCalled();
});

test('does not open the pay page again when the payment takes longer than the call', async () => {
  const { native, navigator } = await renderInShell(() => undefined);
  try {
    const callbackId = await openPayView(native);
    await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
    expect(native.send({ callbackId, data: { result: 'closed' } })).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await result().findByText('¿Alcanzaste a pagar $249.000?')).toBeInTheDocument();
    expect(navigator.push).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test.each(['unsupport', 'not_permitted', 'unavailable', 'busy'])(
  'opens the pay page in the webview screen when the pay view did not open: %s',
  async (code) => {
    const { navigator } = await renderInShell(({ callbackId }, shell) =>
      shell.send({ callbackId, error: { code, message: '' } }),
    );
    await payBy(/Yape/);
    await waitFor(() => expect(navigator.push).toHaveBeenCalledTimes(1));
    expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({ path: '/pages/webview/webview' });
  },
);

/** Renders an overdue loan for which a transfer of $249.000 was requested. */
async function askForTransfer(sandbox = createTestSandbox()) {
  await renderScreen(screen, states.overdue, { sandbox });
  await payBy(/Transferencia/);
  await result().findByRole('region', { name: 'Transfiere $249.000' });
  return sandbox;
}

/** The transfer brings $8.000 less than was asked for. */
async function receiveLess() {
  const sandbox = await askForTransfer();
  sandbox.control.settle(String(payments(sandbox).at(-1)?.payment_id), 'success', 241_000);
  await act(async () => revalidate('user/get_processing_order'));
  return sandbox;
}

test('keeps the account to transfer to on the next day, as the transfer counts from when it was asked for', async () => {
  const sandbox = await askForTransfer();
  expect(result().getByText(/^Vale como pago del .* si llega hasta el/)).toBeInTheDocument();
  sandbox.control.advance('P1D');
  await act(async () => revalidate('user/get_processing_order'));
  expect(await page.findAllByText('257000 pesos')).not.toHaveLength(0);
  expect(result().getByRole('region', { name: 'Transfiere $249.000' })).toBeInTheDocument();
});

test('replaces the account to transfer to by both amounts when the amount due has changed, for a server that counts payments from when they arrive', async () => {
  const older = createTestSandbox();
  older.changeReply('app/get_pay_option', ({ options }) => {
    for (const option of options) delete option.holds_until;
  });
  await askForTransfer(older);
  older.control.advance('P1D');
  await act(async () => revalidate('user/get_processing_order'));
  expect(await result().findByText('Hoy debes $257.000, no $249.000')).toBeInTheDocument();
  expect(page.queryByText('Transfiere $249.000')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Ya hice la transferencia' })).toBeInTheDocument();
});

test('a transfer that was told of keeps from when it counts and its data beside a try on a page, which is named once it was cancelled', async () => {
  const sandbox = await askForTransfer();
  await userEvent.click(page.getByRole('button', { name: textOf('payment.checkTransfer') }));
  const rows = /Vale como pago del\d+ \p{L}+Plazo para llegar\d/u;
  await waitFor(() => expect(byId(paymentIds.look)).toHaveTextContent(rows));
  await payBy(/Yape/);
  await waitFor(() => expect(payments(sandbox)).toHaveLength(2));
  cleanup();
  await reloadScreen(screen);
  expect(
    await result().findByText(/^Ya viene tu transferencia .*: no la pagues otra vez\.$/),
  ).toBeVisible();
  expect(page.getAllByText(/pagues otra vez/i)).toHaveLength(1);
  expect(byId(paymentIds.underWay)).toHaveTextContent(/Vale como pago del .* si llega hasta el/);
  expect(result().getByText(/^LUKA\d/)).toBeInTheDocument();
  await settle(sandbox, 'cancel');
  expect(
    await result().findByText('No se hizo el pago de $249.000 en la página de pago.'),
  ).toBeInTheDocument();
  expect(byId(paymentIds.look)).toHaveTextContent('Anotado: buscamos tu transferencia de $249.000');
});

test('the head of a loan says what a transfer pays that counts from an earlier day, and what is due without it', async () => {
  const sandbox = createTestSandbox();
  await askForTransfer(sandbox);
  sandbox.control.advance('P1D');
  await act(async () => revalidate('user/get_processing_order'));
  const title = await page.findByRole('heading', {
    name: textOf('home.awaited.title', { isTold: 'false' }),
  });
  expect(title.parentElement).toHaveTextContent(/\$249\.000.*Si no llega: \$281\.000 el \d+ de/);
  expect(page.getByText('Transfiere $249.000')).toBeInTheDocument();
});

test('the head of a loan asks for no payment of all of it while a part may arrive', async () => {
  await renderPaidBefore(1, { ...byTransfer, total: 100_000, due: 100_000, of: 241_000 });
  expect(page.getByRole('heading', { name: textOf('home.overdue.owed') })).toBeInTheDocument();
});

test('beside a part that was told of the sheet offers to pay what that leaves, and all of it on request', async () => {
  const part = { ...byTransfer, total: 100_000, due: 100_000, of: 249_000 };
  await renderPaidBefore(0, { ...part, told: true });
  const sheet = await openSheet();
  expect(await sheet.findByRole('radio', { name: 'Lo que falta $149.000' })).toBeChecked();
  expect(sheet.getByRole('button', { name: 'Pagar $149.000' })).toBeInTheDocument();
  // The choice says it.
  expect(byId(paymentIds.underWay)).not.toHaveTextContent(/te quedan/);
  const after = () => byId(paymentIds.after);
  expect(after()).toHaveTextContent('Cuando llegue también tu pago de $100.000, no debes nada.');
  await userEvent.click(sheet.getByRole('radio', { name: /^Todo/ }));
  expect(sheet.getByRole('button', { name: 'Pagar $249.000' })).toBeInTheDocument();
  expect(after()).toHaveTextContent(/no debes nada y sobran \$100\.000/);
});

test('where all is on its way the sheet chooses no way to pay, and has no button until one is chosen', async () => {
  await renderPaidBefore(0, { ...byTransfer, told: true });
  const sheet = await openSheet();
  const yape = await sheet.findByRole('radio', { name: /Yape/ });
  const ways = within(byId(paymentIds.options));
  expect(ways.queryByRole('radio', { checked: true })).toBeNull();
  expect(document.getElementById(paymentIds.confirm)).toBeNull();
  await userEvent.click(yape);
  expect(byId(paymentIds.confirm)).toHaveClass('btn--soft');
});

test('the sheet offers to pay all beside a part that may have been given up', async () => {
  await renderPaidBefore(0, { ...byTransfer, total: 100_000, due: 100_000, of: 249_000 });
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Yape/ }));
  const button = sheet.getByRole('button', { name: 'Pagar $249.000' });
  expect(button).toHaveClass('btn--soft');
  expect(document.getElementById(paymentIds.after)).toBeNull();
});

test('the sheet after a part was rejected has that part chosen', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  const first = await openSheet();
  await userEvent.click(await first.findByRole('radio', { name: /^Una parte/ }));
  await userEvent.type(first.getByRole('textbox'), '100.000');
  await userEvent.click(byId(paymentIds.confirm));
  await comeBack(rendered);
  await settle(rendered.sandbox, 'failure');
  await result().findByText(/fue rechazado/);
  const again = await openSheet();
  expect(await again.findByRole('button', { name: 'Pagar $100.000' })).toBeInTheDocument();
});

test('the day after a payment of all was rejected the sheet has all of it chosen, and not the sum of that day', async () => {
  const rendered = await renderScreen(screen, states.overdue);
  await openSheet();
  await userEvent.click(byId(paymentIds.confirm));
  await comeBack(rendered);
  await settle(rendered.sandbox, 'failure');
  await result().findByText(/fue rechazado/);
  rendered.sandbox.control.advance('P1D');
  cleanup();
  await reloadScreen(screen);
  const sheet = await openSheet();
  expect(await sheet.findByRole('button', { name: 'Pagar $257.000' })).toBeInTheDocument();
});

test('a rest that was rejected before the last day leads with what is left today, as its button asks for, beside that of the last day', async () => {
  const rendered = await renderScreen(screen, { scenario: 'lending' });
  const pay = async (result: 'success' | 'failure') => {
    await userEvent.click(await page.findByRole('button', { name: /^Pagar hoy / }));
    const sheet = within(await page.findByRole('dialog'));
    if (result === 'success') {
      await userEvent.click(await sheet.findByRole('radio', { name: /^Una parte/ }));
      await userEvent.type(sheet.getByRole('textbox'), '100.000');
    }
    await userEvent.click(await sheet.findByRole('button', { name: /^Pagar \$/ }));
    await comeBack(rendered);
    await settle(rendered.sandbox, result);
  };
  const hero = () => document.querySelector('.hero');
  await pay('success');
  await waitFor(() => expect(hero()).toHaveTextContent(/Te falta pagar.*110770 pesos/));
  await pay('failure');
  await result().findByText(/fue rechazado/);
  expect(hero()).toHaveTextContent(
    /Te falta pagar hoy.*106000 pesos.*el \d+ \p{L}+ serían \$110\.770/u,
  );
  expect(hero()).not.toHaveTextContent(/no es día hábil/);
  expect(byId(paymentIds.open)).toHaveTextContent('Pagar hoy $106.000');
});

test('a payment that is rejected while the sheet is open is named there', async () => {
  const sandbox = await askForTransfer();
  await userEvent.click(page.getByRole('button', { name: textOf('payment.otherWay') }));
  const sheet = within(await page.findByRole('dialog'));
  expect(await sheet.findByText(/Hoy elegiste transferir \$249\.000/)).toBeVisible();
  await settle(sandbox, 'failure');
  expect(await sheet.findByText(/^Se rechazó tu transferencia de \$249\.000/)).toBeVisible();
});

test.each([
  [
    'says what is too much beside a transfer of all that was told of',
    true,
    /sobran \$249\.000, que/,
  ],
  ['leaves out a transfer of all that may have been given up', false, /^$/],
])('the sheet %s', async (_, told, after) => {
  await renderPaidBefore(0, { ...byTransfer, told });
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Yape/ }));
  sheet.getByRole('button', { name: 'Pagar $249.000' });
  expect(byId(paymentIds.after).textContent).toMatch(after);
});

test('beside a part that was told of paying the rest is one press away, and looking again comes second', async () => {
  await renderPaidBefore(0, {
    ...byTransfer,
    total: 100_000,
    due: 100_000,
    of: 249_000,
    told: true,
  });
  const rest = page.getByRole('button', { name: 'Pagar lo que falta: $149.000' });
  expect(rest).toHaveClass('btn--primary');
  expect(page.getByRole('button', { name: textOf('payment.checkAgain') })).toHaveClass('btn--text');
  await userEvent.click(rest);
  const sheet = within(await page.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: 'Pagar $149.000' })).toHaveClass('btn--primary');
  await userEvent.click(sheet.getByRole('radio', { name: /^Todo/ }));
  expect(sheet.getByRole('button', { name: 'Pagar $249.000' })).toHaveClass('btn--soft');
});

test('a part on a page that nobody told of is asked for apart from one that was told of, whose data are at hand', async () => {
  const told = { ...byTransfer, payment_id: 'o', total: 100_000, due: 100_000, told: true };
  const part = { ...told, of: 249_000, at: Date.now() };
  const onPage = { ...byLink, total: 149_000, due: 149_000, of: 249_000 };
  await renderPaidBefore(0, { ...onPage, earlier: [part] });
  expect(byId(paymentIds.look)).toHaveTextContent(
    /^¿Alcanzaste a pagar \$149\.000\?Si pagaste, lo vemos/,
  );
  expect(byId(paymentIds.underWay)).toHaveTextContent(
    /^Ya viene tu transferencia de \$100\.000: no la pagues otra vez/,
  );
  expect(result().getByText(textOf('orders.pay.transfer'))).toBeInTheDocument();
});

test('beside a part that was told of a rest that waits on its page can be taken back, and nothing asks for it', async () => {
  const told = { ...byTransfer, payment_id: 'o', total: 100_000, due: 100_000, told: true };
  const part = { ...told, of: 249_000, at: Date.now() };
  await renderPaidBefore(0, {
    ...byLink,
    total: 149_000,
    due: 149_000,
    of: 249_000,
    earlier: [part],
  });
  expect(page.getByRole('button', { name: 'No pagué los $149.000' })).toBeInTheDocument();
  expect(page.queryByRole('button', { name: /^Pagar / })).toBeNull();
});

test('a part by transfer that leaves less than can be paid says when the rest can be', async () => {
  await renderScreen(screen, { scenario: 'due_today' });
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Transferencia/ }));
  await userEvent.click(sheet.getByRole('radio', { name: /^Una parte/ }));
  await userEvent.type(sheet.getByRole('textbox'), '210.000');
  expect(byId(paymentIds.after)).toHaveTextContent(/quedan\$5\.000.*Podrás pagarlos cuando llegue/);
  await userEvent.click(sheet.getByRole('radio', { name: /Yape/ }));
  expect(byId(paymentIds.after)).not.toHaveTextContent(/Podrás pagarlos/);
});

test('from Home what a part leaves is paid at once, while paying all of it asks to look first', async () => {
  const part = { ...byTransfer, total: 100_000, due: 100_000, of: 249_000, told: true };
  await renderPaidBefore(0, part, { pay: 'rest' });
  const sheet = within(await page.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: 'Pagar $149.000' })).toBeInTheDocument();
});

test('of a part that leaves less than can be paid no payment of the rest is offered', async () => {
  await renderPaidBefore(0, {
    ...byTransfer,
    total: 230_000,
    due: 230_000,
    of: 249_000,
    told: true,
  });
  expect(page.queryByRole('button', { name: /Pagar lo que falta/ })).toBeNull();
  expect(page.getByRole('button', { name: textOf('payment.otherWay') })).toBeInTheDocument();
  const title = page.getByText(textOf('home.awaited.title', { isTold: 'true' }));
  expect(title.parentElement).toHaveTextContent(
    /\$230\.000.*Cuando llegue, podrás pagar los \$19\.000 que quedan\./,
  );
});

test('two transfers that were told of are named each, and asked once not to be made again', async () => {
  const told = { ...byTransfer, total: 60_000, due: 60_000, of: 249_000, told: true };
  const earlier = [{ ...told, payment_id: 'o', at: Date.now() }];
  await renderPaidBefore(0, { ...told, earlier });
  const look = byId(paymentIds.look);
  expect(look).toHaveTextContent(
    /^Esperamos tus 2 transferencias.*\$60\.000.*\$60\.000En total\$120\.000/,
  );
  expect(result().getAllByText(/no pagues esa plata otra vez/i)).toHaveLength(1);
  expect(page.queryByText(/no pagues esa parte/i)).toBeNull();
});

test('money that arrives while the sheet is open is named there, with what is left to pay', async () => {
  const sandbox = await askForTransfer();
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Yape/ }));
  sheet.getByRole('button', { name: 'Pagar $249.000' });
  sandbox.control.settle(String(payments(sandbox).at(-1)?.payment_id), 'success', 100_000);
  await act(async () => revalidate('user/get_processing_order'));
  expect(
    await sheet.findByText('Llegó tu pago de $100.000: te quedan $149.000 por pagar.'),
  ).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Pagar $149.000' })).toBeInTheDocument();
  expect(sheet.queryByText(/sube a \$257\.000/)).toBeNull();
});

test('a transfer that was told of and no longer counts from its day leaves the charges since', async () => {
  const all = { ...byTransfer, total: 241_000, due: 241_000, of: 241_000, told: true };
  await renderPaidBefore(1, all);
  const title = page.getByText(textOf('home.awaited.title', { isTold: 'true' }));
  expect(title.parentElement).toHaveTextContent(/podrás pagar los \$8\.000 que quedan/);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: /Yape/ }));
  sheet.getByRole('button', { name: 'Pagar $249.000' });
  expect(byId(paymentIds.after)).toHaveTextContent(/no debes nada y sobran \$241\.000/);
});

test('does not ask for a transfer again once its money was received, though a rest is due', async () => {
  const sandbox = await receiveLess();
  const missing = await result().findByText('Faltaron $8.000.');
  expect(missing.closest('.notice')).toHaveTextContent(
    /Recibimos \$241\.000 de los \$249\.000.*pagar\.$/,
  );
  expect(page.queryByText('Transfiere $249.000')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar $8.000' })).toBeInTheDocument();
  expect(payments(sandbox)).toHaveLength(1);
});

test('a transfer that comes after its time says from when it counts', async () => {
  const sandbox = await askForTransfer();
  sandbox.control.advance('P5D');
  sandbox.control.settle(String(payments(sandbox).at(-1)?.payment_id), 'success');
  await act(async () => revalidate('user/get_processing_order'));
  expect(
    await result().findByText(/^Llegó el .*, después del plazo \(.*\): vale como pago de ese día/),
  ).toBeVisible();
});

test('subtracts a payment line by line, without a negative loan', async () => {
  await receiveLess();
  await page.findByRole('button', { name: 'Pagar $8.000' });
  for (const id of [ids.lateCost, ids.figures]) {
    const lines = within(byId(id));
    const value = (label: string | RegExp) => lines.getByText(label).nextSibling;
    expect(value(textOf('home.overdue.loan'))).toHaveTextContent('$215.000');
    expect(value('Cargo único por atraso, 5 %')).toHaveTextContent('$10.000');
    expect(value('3 días × $8.000, 4 % diario')).toHaveTextContent('$24.000');
    expect(value(/^Pagaste el/)).toHaveTextContent('−$241.000');
    expect(value('Te queda por pagar')).toHaveTextContent('$8.000');
  }
});

describe('paying a part', () => {
  const choosePart = async (typed: string) => {
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('radio', { name: /^Una parte/ }));
    await userEvent.type(sheet.getByRole('textbox', { name: '¿Cuánto quieres pagar?' }), typed);
    return sheet;
  };

  test('says before paying what is left, what it is on the due date and why, and requests the part', async () => {
    const rendered = await renderScreen(screen, states.lending);
    const { sandbox } = rendered;
    const sheet = await choosePart('100.000');
    expect(byId(paymentIds.after)).toHaveTextContent(
      /^Te quedan\$106\.000El .*, con interés\$110\.770$/,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Pagar $100.000' }));
    await comeBack(rendered);
    expect(payments(sandbox)).toMatchObject([{ amount: 100_000 }]);
    await settle(sandbox, 'success');
    expect(await page.findByRole('button', { name: 'Pagar hoy $106.000' })).toBeInTheDocument();
    const head = document.querySelector('.hero');
    expect(head).toHaveTextContent('110770 pesos');
    expect(head).toHaveTextContent('Si pagas hoy, ahorras $4.770.');
    expect(head).toHaveTextContent(
      'Ya pagaste $100.000: el interés se calcula solo sobre lo que queda.',
    );
  });

  test('on the last day a part that was paid says nothing of interest, as none runs any more', async () => {
    const rendered = await renderScreen(screen, { scenario: 'due_today' });
    const sheet = await choosePart('100.000');
    await userEvent.click(sheet.getByRole('button', { name: 'Pagar $100.000' }));
    await comeBack(rendered);
    await settle(rendered.sandbox, 'success');
    const paid = await page.findByText(/^Ya pagaste/);
    expect(paid).toHaveTextContent(/^Ya pagaste \$100\.000\.$/);
  });

  test('on the last day says that what grows are late charges', async () => {
    await renderScreen(screen, { scenario: 'due_today' });
    await choosePart('100.000');
    expect(byId(paymentIds.after)).toHaveTextContent(
      /^Te quedan\$115\.000Mañana, con cargos\$125\.350$/,
    );
  });

  test.each([
    ['overdue', 0],
    ['overdue', 1],
    ['lending', 1],
  ] as const)(
    'of a loan that is %s what a transfer of a part leaves %i days later is what its server says then',
    async (state, days) => {
      const { sandbox } = await renderScreen(screen, states[state]);
      await choosePart('150000');
      await userEvent.click(page.getByRole('radio', { name: /Transferencia/ }));
      await userEvent.click(page.getByRole('button', { name: 'Transferir $150.000' }));
      await result().findByRole('region', { name: 'Transfiere $150.000' });
      sandbox.control.advance(`P${days}D`);
      await act(async () => revalidate('user/get_processing_order'));
      const [, left] =
        /Cuando llegue te quedan (\S+) por pagar[.;]/.exec(byId(paymentIds.result).textContent) ??
        [];
      expect(left).toMatch(/^\$\d+\.\d{3}$/);
      await settle(sandbox, 'success');
      expect(
        await page.findByRole('button', {
          name: new RegExp(`${String(left).replace('$', '\\$')}$`),
        }),
      ).toBeInTheDocument();
    },
  );

  test('a part is grouped while it is typed, and one more digit makes it another amount', async () => {
    await renderScreen(screen, states.lending);
    const sheet = await choosePart('10000');
    const field = sheet.getByRole('textbox');
    expect(field).toHaveValue('10.000');
    await userEvent.type(field, '0');
    expect(field).toHaveValue('100.000');
    expect(sheet.getByRole('button', { name: 'Pagar $100.000' })).toBeInTheDocument();
  });

  test('a typed part is there again after all of it was chosen', async () => {
    await renderScreen(screen, states.lending);
    const sheet = await choosePart('100.000');
    await userEvent.click(sheet.getByRole('radio', { name: /^Todo/ }));
    await userEvent.click(sheet.getByRole('radio', { name: /^Una parte/ }));
    expect(sheet.getByRole('textbox')).toHaveValue('100.000');
    expect(sheet.getByRole('button', { name: 'Pagar $100.000' })).toBeInTheDocument();
  });

  test('while it is requested neither its way nor its amount can be changed', async () => {
    const { sandbox } = await renderScreen(screen, states.lending);
    sandbox.control.fault({ path: 'deal/repay_request', kind: 'timeout', times: 1 });
    const sheet = await choosePart('100.000');
    const field = sheet.getByRole('textbox');
    expect(field.closest('[inert]')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Pagar $100.000' }));
    expect(field.closest('[inert]')).not.toBeNull();
  });

  test.each([
    ['41.199', 'Escribe $41.200 o más'],
    ['206.001', 'Escribe $206.000 o menos'],
    ['x', 'Escribe un monto, por ejemplo $41.200'],
  ])('a typed %s requests nothing and names the limit', async (typed, fault) => {
    const { sandbox } = await renderScreen(screen, states.lending);
    const sheet = await choosePart(typed);
    await userEvent.click(sheet.getByRole('button', { name: textOf('payment.payPart') }));
    expect(sheet.getByRole('textbox')).toHaveAccessibleDescription(`Error: ${fault}`);
    expect(payments(sandbox)).toEqual([]);
  });

  test('a part that is too high is called so once its typing pauses', async () => {
    await renderScreen(screen, states.lending);
    const sheet = await choosePart('1500000');
    const field = sheet.getByRole('textbox');
    expect(field).toBeValid();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(sheet.getByRole('status')).toHaveTextContent('Escribe $206.000 o menos');
  });

  test('a server that takes no parts is heard, and what was typed stays', async () => {
    const { sandbox } = await renderScreen(screen, states.lending);
    const msg = 'Paga $206.000, el monto de hoy';
    sandbox.control.fault({ path: 'deal/repay_request', kind: 'code', code: 422, msg, times: 1 });
    const sheet = await choosePart('100.000');
    await userEvent.click(sheet.getByRole('button', { name: 'Pagar $100.000' }));
    expect(await sheet.findByText(msg)).toBeInTheDocument();
    expect(sheet.getByRole('textbox')).toHaveValue('100.000');
  });

  test('of a later day nothing is claimed for a server that names no least amount', async () => {
    const older = createTestSandbox();
    older.changeReply('app/get_pay_option', (reply) => void delete reply.min_amount);
    await renderScreen(screen, states.lending, { sandbox: older });
    await choosePart('100.000');
    expect(byId(paymentIds.after)).toHaveTextContent(
      'Te quedan$106.000En tu préstamo ves cuánto debes cada día.',
    );
  });

  test('nothing is said of growth where the charges have come to their most', async () => {
    const capped = createTestSandbox();
    const before = async () => void capped.control.advance('P20D');
    await renderScreen(screen, states.overdue, { sandbox: capped, before });
    await choosePart('150.000');
    expect(byId(paymentIds.after)).toHaveTextContent(/^Te quedan\$165\.000$/);
  });
});

test('a transfer that comes after it was said to be missing is named, too', async () => {
  const sandbox = await askForTransfer();
  await userEvent.click(page.getByRole('button', { name: textOf('payment.checkTransfer') }));
  sandbox.control.advance('P5D');
  cleanup();
  await reloadScreen(screen);
  await result().findByText(/No llegó la transferencia/);
  cleanup();
  sandbox.control.settle(String(payments(sandbox).at(-1)?.payment_id), 'success');
  await reloadScreen(screen);
  expect(await result().findByText(/después del plazo/)).toBeVisible();
});
