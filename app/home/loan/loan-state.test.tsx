import { act, screen as page } from '@testing-library/react';
import setUpUser from '@testing-library/user-event';
import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import { screen } from '@/app/pages/index/api-state/api-state/screen';
import { states } from '@/app/pages/index/api-state/api-state/screen.states';
import { screen as homeScreen } from '@/app/pages/index/index/screen';
import { revalidate } from '@/lib/api/cache';
import { downloadFile } from '@/lib/download-file';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { ids } from '../home.ids';

jest.mock('@/lib/download-file');

const userEvent = setUpUser.setup({ advanceTimers: jest.advanceTimersByTime });

/** The lines of the calendar file that was saved. */
async function savedLines(): Promise<string[]> {
  const [file] = jest.mocked(downloadFile).mock.lastCall ?? [];
  return ((await file?.text()) ?? '').split('\r\n');
}

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const now = new Date('2026-11-20T10:45:00-03:00');

/** Labels and figures of a list, in order. */
function figuresOf(list: Element | null): [string, string][] {
  return [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent.trim(),
    term.nextElementSibling?.textContent ?? '',
  ]);
}

beforeEach(() => jest.useFakeTimers({ now }));

test('shows the date of a loan that is due tomorrow, and no haste', async () => {
  const sandbox = createTestSandbox();
  const before = async () => void sandbox.control.advance('P53D');
  await renderScreen(screen, states.lending, { sandbox, before });
  await findHeading('Devuelves');
  expect(page.getByText('Día 89 de 90')).toBeInTheDocument();
  expect(page.getByText('el miércoles 13 de enero')).toBeInTheDocument();
  expect(page.getByText('Al día')).toBeInTheDocument();
  expect(page.queryByText('Vence hoy')).not.toBeInTheDocument();
});

test('leads on the day of the payout with the money that was sent, and counts the days from the next one', async () => {
  const sandbox = createTestSandbox({ now: () => now.getTime() });
  const paidOut = async () => void sandbox.control.advance('PT15M');
  await renderScreen(screen, { scenario: 'waiting' }, { sandbox, before: paidOut });
  await findHeading('Ya te enviamos la plata');
  expect(page.getByText(/^A tu Yape terminado en 4567\./)).toBeInTheDocument();
  expect(page.getByText('188000 pesos')).toBeInTheDocument();
  expect(page.getByText('Te enviamos el 20 nov')).toBeInTheDocument();
  expect(page.queryByText('Día 0 de 90')).not.toBeInTheDocument();
});

test('asks for no payment on the day of the payout, and offers its due date for the calendar', async () => {
  await renderScreen(homeScreen, { scenario: 'arrived' });
  await findHeading('Ya te enviamos la plata');
  expect(page.queryByRole('link', { name: /Pagar/ })).not.toBeInTheDocument();
  expect(page.queryByText('Ten presente tu fecha de pago')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: textOf('addToCalendar.add') }));
  expect(await savedLines()).toContain('DTSTART;VALUE=DATE:20270218');
});

test('saves the due date from its notice on a later day', async () => {
  await renderScreen(homeScreen, states.lending);
  await page.findByText('Ten presente tu fecha de pago');
  await userEvent.click(page.getByRole('button', { name: textOf('addToCalendar.add') }));
  expect(await savedLines()).toContain('DTSTART;VALUE=DATE:20270113');
});

test('the buttons of a payout on its way stay where they are, with what they do, when the money has arrived', async () => {
  const sandbox = createTestSandbox({ now: () => now.getTime() });
  const heroButtons = () => [...document.querySelectorAll('.hero__panel .btn')].map(({ id }) => id);
  await renderScreen(screen, { scenario: 'waiting' }, { sandbox });
  await findHeading(/estamos enviando/i);
  const before = heroButtons();
  sandbox.control.advance('PT15M');
  act(() => revalidate('app/home'));
  await findHeading('Ya te enviamos la plata');
  expect(heroButtons()).toEqual(before.slice(0, 1));
});

test('while the money is being sent it says when that was last looked for', async () => {
  const sandbox = createTestSandbox({ now: () => Date.now() });
  const looked = () => document.querySelector('.hero__panel > :last-child')?.textContent;
  await renderScreen(screen, { scenario: 'waiting' }, { sandbox });
  await findHeading(/estamos enviando/i);
  expect(looked()).toBe(textOf('home.review.looked', { time: '10:45' }));
  await pass(75_000);
  expect(looked()).toBe(textOf('home.review.looked', { time: '10:46' }));
});

test.each([
  [59, false],
  [61, true],
])(
  'offers help where the money is still on its way %d minutes after the signature: %s',
  async (minutes, isLate) => {
    const sandbox = createTestSandbox({ now: () => now.getTime() });
    sandbox.changeReply('app/home', ({ order }) => {
      if (order) order.applied_at = new Date(now.getTime() - minutes * 60_000).toISOString();
    });
    await renderScreen(screen, { scenario: 'waiting' }, { sandbox });
    await findHeading(/estamos enviando/i);
    const panel = document.querySelector('.hero__panel');
    if (isLate) expect(panel).toHaveTextContent(/^Tarda más de lo normal .* Escríbenos\./);
    else expect(panel).toHaveTextContent(textOf('home.waiting.watch'));
  },
);

test.each([
  [
    'that may arrive, and leads to it',
    1,
    /^Si llega hasta el .*, no debes nada|^Cuando llegue/,
    false,
  ],
  ['that did not arrive, and opens the ways to pay', 4, /No llegó la transferencia de/, true],
])('names a transfer %s', async (_, days, text, opens) => {
  const sandbox = createTestSandbox({ now: () => now.getTime() });
  const before = async () => {
    const { accounts } = sandbox.control.state().state;
    savePendingPayment(String(accounts.at(-1)?.orders[0]?.order_no), {
      ...{ payment_id: 'p', total: 249_000, due: 249_000, at: Date.now() - days * 86_400_000 },
      transfer: { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' },
    });
  };
  await renderScreen(screen, states.overdue, { sandbox, before });
  await findHeading(
    opens ? textOf('home.overdue.owed') : textOf('home.awaited.title', { isTold: 'false' }),
  );
  expect(page.getByText(text)).toBeInTheDocument();
  const button = document.getElementById(ids.pay);
  expect(button).toHaveClass(opens ? 'btn--soft' : 'btn--primary');
  expect(button).toHaveTextContent(opens ? 'Pagar $' : textOf('orders.pay.transfer'));
  expect(button?.getAttribute('href')?.includes('pay=1')).toBe(opens);
});

test('subtracts what was paid as a part of its own when a rest is due', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) => Object.assign(order ?? {}, { amount_due: 8_000 }));
  await renderScreen(screen, states.overdue, { sandbox });
  await findHeading('Paga hoy y ya no debes nada');
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$215.000'],
    [textOf('home.overdue.penalty'), '$34.000'],
    ['Pagado o descontado', '−$241.000'],
    ['Hoy debes', '$8.000'],
  ]);
});

test('starts with the sum that was signed, less the interest that a part paid early saved', async () => {
  const sandbox = createTestSandbox();
  const paid_at = '2026-11-10T10:00:00-03:00';
  sandbox.changeReply('app/home', ({ order }) =>
    Object.assign(order ?? {}, {
      payments: [{ payment_id: 'p1', amount: 50_000, paid_at }],
      amount_due: 198_000,
    }),
  );
  await renderScreen(screen, states.overdue, { sandbox });
  await findHeading(textOf('home.awaited.rest', { date: 'today' }));
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$215.000'],
    [textOf('orders.figures.early'), '−$1.000'],
    [textOf('home.overdue.penalty'), '$34.000'],
    ['Ya pagaste', '−$50.000'],
    ['Hoy debes', '$198.000'],
  ]);
});

test('shows the penalty as one part when the rates do not explain it', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) =>
    Object.assign(order ?? {}, { penalty_due: 20_000, forecast: undefined }),
  );
  await renderScreen(screen, states.overdue, { sandbox });
  await findHeading('Paga hoy y ya no debes nada');
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$215.000'],
    [textOf('orders.figures.adjustment'), '$14.000'],
    [textOf('home.overdue.penalty'), '$20.000'],
    ['Hoy debes', '$249.000'],
  ]);
  expect(page.queryByText(/^Mañana serán/)).not.toBeInTheDocument();
});

test('shows a failure when neither Home nor the list has the order of its state', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.order;
  });
  sandbox.changeReply('user/get_processing_order', (orders) => {
    orders.list = [];
  });
  sandbox.changeReply('user/get_complete_order', (orders) => {
    orders.list = [];
  });
  await renderScreen(screen, states.overdue, { sandbox });
  expect(await findHeading('No pudimos cargar esta parte')).toBeInTheDocument();
});

test('holds the loan’s place until the list of loans is loaded', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.order;
  });
  const faults = [{ path: 'user/get_processing_order', kind: 'slow', ms: 2_000 }] as const;
  const { container } = await renderScreen(screen, { ...states.overdue, faults }, { sandbox });
  await pass(1_000);
  expect(container.querySelectorAll('.bone')).not.toHaveLength(0);
  expect(page.queryByText('No pudimos cargar esta parte')).not.toBeInTheDocument();
  await pass(1_500);
  expect(page.getByText('249000 pesos')).toBeInTheDocument();
});

test('says of a paid loan first that nothing is owed and what it cost, and offers the next one quietly below', async () => {
  await renderScreen(screen, states.cleared);
  await findHeading('Camila, ya no debes nada');
  expect(page.getByText('0 pesos')).toBeInTheDocument();
  expect(document.querySelector('.hero__text')).toHaveTextContent('te costó lo mismo que firmaste');
  expect(document.querySelector('.hero__panel')).toHaveTextContent('Lo que te costó$27.000');
  expect(page.getByRole('link', { name: textOf('home.cleared.certificate') })).toHaveAttribute(
    'href',
    expect.stringContaining('paper=certificate'),
  );
  expect(document.getElementById(ids.again)).toHaveTextContent(textOf('home.cleared.again'));
  expect(document.querySelector('.btn--primary')).toBeNull();
});

test('names no limit when it is not known how much can be borrowed next', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.quota;
    delete home.order;
  });
  const faults = [{ path: 'app/get_product_list', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.cleared, faults }, { sandbox });
  await findHeading('Camila, ya no debes nada');
  expect(document.getElementById(ids.again)).toHaveTextContent(
    textOf('home.cleared.next', { amount: 'none' }),
  );
});

test.each(['waiting', 'paymentFailed'] as const)(
  'reminds of no due date while the money has not arrived: %s',
  async (state) => {
    await renderScreen(homeScreen, states[state]);
    await page.findByText(textOf('home.loan.detail'));
    expect(page.queryByText('Ten presente tu fecha de pago')).not.toBeInTheDocument();
  },
);

test('a loan on its way says on Home until when it can be cancelled, where that is done, and not afterwards', async () => {
  const { sandbox, unmount } = await renderScreen(homeScreen, states.waiting);
  expect(await page.findByText(/^Puedes anular sin costo/)).toBeInTheDocument();
  expect(document.getElementById(ids.cancel)).toHaveAttribute(
    'href',
    expect.stringContaining('/order-detail'),
  );
  unmount();
  sandbox.changeReply('app/home', ({ order }) =>
    Object.assign(order ?? {}, { cancel_until: undefined }),
  );
  await renderScreen(homeScreen, states.waiting, { sandbox });
  await findHeading(/estamos enviando/i);
  expect(page.queryByText(/^Puedes anular/)).not.toBeInTheDocument();
});

const overpaidNote = () => page.getByText(/de más/).closest('.notice');

test('names the loan that was paid too much, also while another one is running', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    home.overpaid = [{ order_no: '26080481', amount: 206_000 }];
  });
  await renderScreen(screen, states.lending, { sandbox });
  await findHeading('Devuelves');
  expect(overpaidNote()).toHaveTextContent('$206.000 de más en el préstamo N.º 2608 0481');
  expect(page.getByRole('link', { name: 'préstamo N.º\u00a02608\u00a00481' })).toHaveAttribute(
    'href',
    '#/pages/order-detail/order-detail?order_no=26080481',
  );
});

test.each([
  ['sends it', false],
  ['sends its payments only', true],
])('asks once for what the last loan was paid too much, where the server %s', async (_, isOld) => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    if (isOld) delete home.overpaid;
  });
  await renderScreen(screen, { scenario: 'cleared_late' }, { sandbox });
  await findHeading(/no debes nada/);
  expect(page.getAllByText(/de más/)).toHaveLength(1);
  expect(page.getByRole('link', { name: 'Pedir mis $2.000' })).toBeInTheDocument();
});

test.each([
  ['in time', 'cleared', 'Pagaste a tiempo: te costó lo mismo que firmaste.'],
  ['early', 'cleared_early', 'Pagaste antes: te costó $9.000 menos de lo que firmaste.'],
] as const)(
  'says of a loan that was paid back %s what it cost against what was signed, and no reproach',
  async (_, scenario, text) => {
    await renderScreen(screen, { scenario });
    await findHeading('Camila, ya no debes nada');
    expect(document.querySelector('.hero__text')).toHaveTextContent(text);
  },
);
