import { cleanup, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen as paper } from '@/app/pages/contract-new/contract-new/screen';
import { screen as repayHelp } from '@/app/pages/custom-service/repay_help/screen';
import { screen as home } from '@/app/pages/index/index/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { requestRepayment } from '@/lib/api/calls/loan';
import { request } from '@/lib/api/client';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { serverNow } from '@/lib/server-time/server-time';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { savePendingPayment } from './pending-payment';
import type { PendingPayment } from './stored-payment';

const transfer = { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' };
/** Until when a transfer has to arrive, in a sentence or as the name of a row. */
const untilWhen =
  /^Vale como pago del .* si llega hasta el|^Si llega hasta el .*, no debes nada|^Plazo para llegar(:|$)/;
const onPage = { transfer: undefined, pay_url: 'https://pay.example/' };
const settlement = { paper: 'settlement' };
const running = { scenario: 'lending', due: 206_000 } as const;
const dayMs = 86_400_000;

/** Where a running loan leads with what is due. */
const screens = [
  ['Home', home],
  ['the order', detail],
  ['My loans', loans],
  ['How to pay', repayHelp],
] as const;

type Awaited = {
  scenario?: ScenarioName;
  due?: number;
  query?: Record<string, string>;
  /** A payment on a page was begun after it. */
  hasTried?: boolean;
  /** What is another of the transfer. */
  changes?: Partial<PendingPayment>;
};

/** The instant so many milliseconds from now. */
const isoIn = (ms: number) => new Date(serverNow() + ms).toISOString();

/** What is due without a transfer of all is said on the pages of its loan, not in the list of loans, which lead to them. */
function expectIfNot(screen: typeof home, due: string) {
  const text = document.body.textContent;
  const said = new RegExp(`Si no llega: ${due}`, 'u');
  if (screen === loans) expect(text).not.toMatch(/Si no llega/);
  else expect(text).toMatch(said);
}

/** Shows a screen after a transfer of all that was due was told of, of the day before where `due` is less than a late loan's now. */
async function renderAwaited(
  screen: typeof home,
  { scenario = 'overdue', due = 249_000, query = {}, hasTried = false, changes }: Awaited,
) {
  const sandbox = createTestSandbox();
  const before = async () => {
    const order = sandbox.control.state().state.accounts.at(-1)?.orders[0];
    const now = serverNow();
    savePendingPayment(String(order?.order_no), {
      payment_id: 'p',
      transfer,
      holds_until: new Date(now + dayMs).toISOString(),
      total: due,
      due,
      at: scenario === 'overdue' && due < 249_000 ? now - dayMs : now,
      told: true,
      ...changes,
    });
    if (!hasTried) return;
    const pay_url = 'https://pay.example/';
    const tried = { payment_id: 'q', pay_url, total: due, due, at: now };
    savePendingPayment(String(order?.order_no), tried);
  };
  await renderScreen(screen, { scenario, query }, { sandbox, before });
}

test.each([
  ['Home', home, {}],
  ['My loans', loans, {}],
  ['How to pay', repayHelp, {}],
  ['the settlement', paper, settlement],
] as const)(
  'while a transfer may arrive, paying again is warned of and the button leads to it: %s',
  async (_, screen, query) => {
    await renderAwaited(screen, { query });
    const link = await page.findByRole('link', {
      name: textOf('orders.pay.pending', { count: 1 }),
    });
    expect(link).not.toHaveAttribute('href', expect.stringContaining('pay=1'));
    expect(page.getByText(/no (la )?pagues otra vez/i)).toBeInTheDocument();
    expect(page.queryByText(/«?Pagar \$249\.000/)).toBeNull();
  },
);

test.each(screens.filter(([, screen]) => screen !== detail))(
  'back from a pay page it is asked what became of it, with two answers and nothing beside: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: { ...onPage, told: undefined } });
    expect(await page.findByText(/^¿Alcanzaste a pagar \$249\.000\?$/)).toBeVisible();
    const paid = page.getByRole('link', { name: textOf('orders.pay.paid') });
    expect(paid).toHaveClass('btn--soft');
    expect(
      page.queryByRole('link', { name: textOf('orders.pay.pending', { count: 1 }) }),
    ).toBeNull();
    await userEvent.click(page.getByRole('button', { name: textOf('orders.pay.notPaid') }));
    expect(await page.findByRole('link', { name: 'Pagar $249.000' })).toHaveClass('btn--primary');
  },
);

test.each(screens)(
  'once it is said from when an awaited transfer counts: %s',
  async (_, screen) => {
    for (const loan of [{}, running]) {
      await renderAwaited(screen, loan);
      expect(await page.findAllByText(untilWhen)).toHaveLength(1);
      cleanup();
    }
  },
);

test('Home does not ask who has transferred all of a late loan whether they can pay', async () => {
  await renderAwaited(home, {});
  expect(await page.findByText('¿No llega?')).toBeInTheDocument();
  expect(page.queryByText('¿Hoy no puedes?')).toBeNull();
});

test.each([
  ['Home', home],
  ['My loans', loans],
])(
  'beside a part that was told of only paying what it leaves is offered: %s',
  async (_, screen) => {
    const changes = { total: 100_000, due: 100_000, of: 249_000 };
    await renderAwaited(screen, { changes });
    const rest = await page.findByRole('link', { name: 'Pagar lo que falta: $149.000' });
    expect(rest).toHaveClass('btn--primary');
    expect(rest).toHaveAttribute('href', expect.stringContaining('pay=rest'));
    expect(
      page.queryByRole('link', { name: textOf('orders.pay.pending', { count: 1 }) }),
    ).toBeNull();
    cleanup();
    await renderAwaited(screen, { changes: { ...changes, told: false } });
    await page.findByRole('link', { name: textOf('orders.pay.transfer') });
    expect(page.queryByRole('link', { name: /Pagar/ })).toBeNull();
  },
);

const lastDay = { due: 215_000, of: 215_000, at: Date.now() - 3 * dayMs };

describe.each([
  ['told of, from its last day', lastDay, false],
  ['told of, of all that is due by now', {}, false],
  ['that nobody told of', { ...lastDay, told: false }, true],
])('a loan that is paid by a transfer %s', (_, changes, isLate) => {
  test.each([
    ['Home', home],
    ['the order', detail],
    ['My loans', loans],
  ])(`is ${isLate ? '' : 'not '}late on %s`, async (_screen, screen) => {
    await renderAwaited(screen, { changes });
    await page.findAllByText(/debes|Esperamos tu pago/i);
    expect(page.queryByText('3 días de atraso') !== null).toBe(isLate);
    const dusk = '.hero--dusk, .appbar--dusk, .my-loan__item--overdue';
    expect(document.querySelector(dusk) !== null).toBe(isLate);
  });
});

const part = { total: 150_000, due: 150_000, of: 249_000 };

test.each(screens)(
  'what a part that was told of leaves leads, with what it comes to and what is due without it: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: part });
    expect(await page.findAllByText('Te falta pagar hoy')).toHaveLength(1);
    const text = document.body.textContent;
    expect(text.match(/Si no llega/g)).toHaveLength(1);
    expect(text).toMatch(
      /\$99\.000.*Si llega, mañana te faltarían \$102\.960\..*transferencia de \$150\.000.*Si no llega y no pagas nada más: \$257\.000 mañana\./,
    );
    expect(text).not.toMatch(/te quedan/);
  },
);

test.each(screens)(
  'what a part leaves that was asked for is said once, below what is due: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: { ...part, told: false } });
    await page.findAllByText(/no pagues (esa parte )?otra vez/i);
    expect(
      document.body.textContent.match(
        /Cuando llegue te quedan \$99\.000 por pagar; mañana serían \$102\.960\./g,
      ),
    ).toHaveLength(1);
    expect(page.queryByText(/te falta pagar|Si llega también/i)).toBeNull();
  },
);

test.each(screens)(
  'a part that was told of leads as what ends the debt once it pays all that is due by then: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: { due: 249_000, of: 400_000 } });
    expect(
      await page.findByText(textOf('home.awaited.title', { isTold: 'true' })),
    ).toBeInTheDocument();
  },
);

test.each(screens)(
  'of two transfers that were told of one note asks not to pay them again, and they lead where they leave too little to pay: %s',
  async (_, screen) => {
    const earlier = { ...part, payment_id: 'o', total: 60_000, due: 60_000, at: serverNow() };
    const changes = { ...part, earlier: [{ ...earlier, transfer, told: true }] };
    await renderAwaited(screen, { changes });
    const notes = await page.findAllByText(/Esperamos tus 2 (pagos|transferencias)/);
    expect(notes).toHaveLength(1);
    expect(page.getAllByText(/pagues .*otra vez/i)).toHaveLength(1);
    const title = page.getByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(
      /\$210\.000.*podrás pagar los \$39\.000 que quedan.*Si no llegan y no pagas nada más: \$249\.000 hoy/,
    );
  },
);

test.each(screens)(
  'a chosen transfer that ends the debt beside a told part is named once: %s',
  async (_, screen) => {
    const told = { ...part, payment_id: 'o', at: serverNow(), transfer, told: true };
    const changes = { ...part, total: 99_000, due: 99_000, told: false, earlier: [told] };
    await renderAwaited(screen, { changes });
    const chosen = 'Si llega también la que elegiste por $99.000, no debes nada.';
    expect(await page.findAllByText(chosen)).toHaveLength(1);
    expect(page.queryByText(/te quedan/)).toBeNull();
  },
);

test.each(screens)(
  'two transfers that were told of and pay all together lead as what ends the debt: %s',
  async (_, screen) => {
    const rest = { ...part, payment_id: 'o', total: 99_000, due: 99_000, at: serverNow() };
    const holds_until = new Date(serverNow() + dayMs).toISOString();
    const changes = { ...part, earlier: [{ ...rest, transfer, holds_until, told: true }] };
    await renderAwaited(screen, { changes });
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(
      /\$249\.000.*(Si llegan a tiempo|Si llegan hasta el .*), no debes nada/,
    );
    expect(page.queryByText(/te quedan/)).toBeNull();
  },
);

test.each([
  ['Home', home],
  ['the order', detail],
])(
  'of two payments with a deadline each what is due without them is that of the first one: %s',
  async (_, screen) => {
    const byPage = { ...part, ...onPage, payment_id: 'o', total: 99_000, due: 99_000, told: true };
    const earlier = [{ ...byPage, at: serverNow(), holds_until: isoIn(dayMs) }];
    await renderAwaited(screen, { changes: { ...part, holds_until: isoIn(4 * dayMs), earlier } });
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(/Si no llegan: \$257\.000 mañana/);
  },
);

test('each of two payments that are awaited together says until when it has to arrive', async () => {
  const now = Date.parse('2026-12-01T12:00:00-03:00');
  jest.useFakeTimers({ now, advanceTimers: true });
  const byPage = { ...part, ...onPage, payment_id: 'o', total: 99_000, due: 99_000, told: true };
  const earlier = [{ ...byPage, at: now, holds_until: '2026-12-02T00:00:00-03:00' }];
  const holds_until = '2026-12-05T00:00:00-03:00';
  await renderAwaited(detail, { changes: { ...part, holds_until, earlier } });
  expect(await page.findByText(/^En la página de pago · 1 dic, si llega hoy$/)).toBeVisible();
  expect(page.getByText(/LUKA1, si llega hasta el 4 dic, 23:59$/)).toBeVisible();
});

test.each(screens)(
  'what a part of a running loan leaves leads with what it is on its date: %s',
  async (_, screen) => {
    const changes = { total: 100_000, due: 100_000, of: 206_000 };
    await renderAwaited(screen, { scenario: 'lending', due: 206_000, changes });
    const title = await page.findByText(/^Te falta pagar( el \d+ \p{L}+)?$/u);
    expect(title.closest('.page')).toHaveTextContent(/\$110\.770.*Si pagas hoy, ahorras \$4\.770/);
    // Its date is named beside what is left.
    expect(page.queryByText(/Si no llega/)).toBeNull();
  },
);

test.each(screens)(
  'what a part of a loan leaves that is due today leads with what it is today, then tomorrow: %s',
  async (_, screen) => {
    const changes = { total: 100_000, due: 100_000, of: 215_000 };
    await renderAwaited(screen, { scenario: 'due_today', due: 215_000, changes });
    const title = await page.findByText(/^Te falta pagar( hoy)?$/);
    expect(title.closest('.page')).toHaveTextContent(
      /\$115\.000.*Si llega, mañana te faltarían \$125\.350\..*Si no llega y no pagas nada más: \$233\.000 mañana\./,
    );
  },
);

test.each(screens)(
  'a part that nobody told of does not lead once it would pay all that is due by then: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: { due: 249_000, of: 400_000, told: false } });
    await page.findAllByText(/elegiste transferir|¿Ya transferiste/);
    expect(page.queryByText(textOf('home.awaited.title', { isTold: 'true' }))).toBeNull();
  },
);

/** Shows a screen a day after a part was told of by transfer, and the rest of it received on a page. */
async function renderPaidInTwo(screen: typeof home, scenario: 'overdue' | 'lending', part: number) {
  const sandbox = createTestSandbox();
  const before = async () => {
    const order = sandbox.control.state().state.accounts.at(-1)?.orders[0];
    const order_no = String(order?.order_no);
    const { amount_due, options } = await request('app/get_pay_option', { order_no });
    const [byTransfer, onPage] = ['transfer', 'link'].map((kind) =>
      options.find((option) => option.kind === kind),
    );
    const pay = (option: typeof onPage, amount: number) =>
      requestRepayment({ order_no, option_id: String(option?.id), amount });
    savePendingPayment(order_no, {
      ...(await pay(byTransfer, part)),
      ...{ total: part, due: part, of: amount_due, told: true, at: serverNow() },
      holds_until: byTransfer?.holds_until,
    });
    const { payment_id } = await pay(onPage, amount_due - part);
    sandbox.control.settle(payment_id, 'success');
    sandbox.control.advance('P1D');
  };
  await renderScreen(screen, { scenario }, { sandbox, before });
}

describe.each([
  ['late', 'overdue'],
  ['running', 'lending'],
] as const)('the day after the other part of a %s loan was received', (_, scenario) => {
  test.each(screens)('the transfer that was told of leads yet: %s', async (_name, screen) => {
    await renderPaidInTwo(screen, scenario, 100_000);
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(/\$100\.000.*no debes nada/);
    expectIfNot(screen, '');
    expect(page.queryByText(/Cuando llegue te quedan|sobran/)).toBeNull();
  });
});

test('the day that a loan is paid out My loans leads with a transfer of all, as Home does', async () => {
  for (const screen of [home, loans, detail]) {
    await renderAwaited(screen, { scenario: 'arrived', due: 200_167 });
    expect(
      await page.findByText(textOf('home.awaited.title', { isTold: 'true' })),
    ).toBeInTheDocument();
    expect(page.queryByText(textOf('home.arrived.title'))).toBeNull();
    cleanup();
  }
});

test.each(screens)(
  'of a transfer that brings more than is due it says once that the rest is returned: %s',
  async (_, screen) => {
    await renderAwaited(screen, { changes: { due: 250_000 } });
    expect(await page.findAllByText(/sobran \$1\.000: son tuyos y puedes pedirlos/)).toHaveLength(
      1,
    );
  },
);

test.each([
  [
    'of one that did not arrive in its time',
    { changes: { ...part, ...{ at: Date.now() - 4 * dayMs, holds_until: undefined } } },
  ],
  ['of one that pays more than is due', { changes: { ...part, due: 250_000, of: 260_000 } }],
  [
    'of one that nobody told of beside a later try',
    { hasTried: true, changes: { ...part, told: false } },
  ],
])('what is left is not said %s', async (_, awaited) => {
  await renderAwaited(home, awaited);
  await page.findAllByText(/no (la )?pagues (esa parte )?otra vez|No llegó|249000 pesos/);
  expect(page.queryByText(/Cuando llegue te quedan/)).toBeNull();
});

test.each(screens)(
  'while a transfer of all that a running loan is due may arrive, its sum leads, then that of its date: %s',
  async (_, screen) => {
    await renderAwaited(screen, running);
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(/\$206\.000.*no debes nada/);
    expectIfNot(screen, '\\$215\\.000 el \\d+.de.\\p{L}+\\.');
  },
);

test.each(screens)(
  'a transfer that was told of leads, with when it counts, also after a try on a page: %s',
  async (_, screen) => {
    for (const loan of [{}, running]) {
      await renderAwaited(screen, { ...loan, hasTried: true });
      expect(
        await page.findByText(textOf('home.awaited.title', { isTold: 'true' })),
      ).toBeInTheDocument();
      expect(page.getAllByText(untilWhen)).toHaveLength(1);
      cleanup();
    }
  },
);

test.each(screens)(
  'on its last day a loan whose transfer has longer to arrive is waited for, and not called due: %s',
  async (_, screen) => {
    await renderAwaited(screen, { scenario: 'due_today', due: 215_000 });
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(/llega (a tiempo|hasta .*), no debes nada/);
    expect(page.queryByText(/vence hoy/i)).toBeNull();
    expect(page.getByText('Esperamos tu pago')).toBeInTheDocument();
  },
);

test.each(screens)(
  'the day after a transfer of all that was due, its sum leads and today’s is what is due without it: %s',
  async (_, screen) => {
    await renderAwaited(screen, { due: 241_000 });
    const title = await page.findByText(textOf('home.awaited.title', { isTold: 'true' }));
    expect(title.closest('.page')).toHaveTextContent(/\$241\.000.*no debes nada/);
    expectIfNot(screen, '\\$257\\.000 mañana\\.');
  },
);

test.each([
  ['transfer, Home', home, {}, 'told'],
  ['transfer, My loans', loans, {}, 'told'],
  ['page, Home', home, onPage, 'paid'],
  ['page, My loans', loans, onPage, 'paid'],
] as const)(
  'of a payment that was begun it can be told there that it was made: %s',
  async (_, screen, way, name) => {
    await renderAwaited(screen, { changes: { told: false, ...way } });
    await userEvent.click(await page.findByRole('link', { name: textOf(`orders.pay.${name}`) }));
    expect(await page.findByText('En camino')).toBeInTheDocument();
  },
);

/** Shows a screen after a transfer of all of a late loan that was told of has come while the app was closed. */
async function renderCome(screen: typeof home, after: 'PT1H' | 'P5D') {
  const sandbox = createTestSandbox();
  const before = async () => {
    const order = sandbox.control.state().state.accounts.at(-1)?.orders[0];
    const order_no = String(order?.order_no);
    const { options } = await request('app/get_pay_option', { order_no });
    const option = options.find(({ kind }) => kind === 'transfer');
    const reply = await requestRepayment({
      ...{ order_no, option_id: String(option?.id), amount: 249_000 },
    });
    savePendingPayment(order_no, {
      ...reply,
      ...{ total: 249_000, due: 249_000, told: true, at: serverNow() },
      holds_until: option?.holds_until,
    });
    sandbox.control.advance(after);
    sandbox.control.settle(reply.payment_id, 'success');
  };
  await renderScreen(screen, { scenario: 'overdue' }, { sandbox, before });
}

test.each([
  ['has copied its data', { told: false, copied: true }],
  ['has told of it', onPage],
])('who %s is not pressed on Home to make a payment that is late', async (_, changes) => {
  await renderAwaited(home, { changes });
  await page.findAllByRole('link', { name: /Ver (los datos|mi pago)/ });
  expect(document.querySelector('.hero .btn--primary')).toBeNull();
  expect(page.queryByRole('button', { name: textOf('orders.pay.notPaid') })).toBeNull();
});

test('Home takes a payment on a page back that was not made, and asks to pay again', async () => {
  await renderAwaited(home, { changes: { ...onPage, told: false } });
  await userEvent.click(await page.findByRole('button', { name: textOf('orders.pay.notPaid') }));
  expect(page.getByRole('link', { name: 'Pagar $249.000' })).toHaveClass('btn--primary');
});

test('Home leads to the rest beside a part on a page that was told of, and leaves it to the loan’s page to take that back', async () => {
  const part = { total: 100_000, due: 100_000, of: 249_000 };
  await renderAwaited(home, { changes: { ...part, ...onPage } });
  await page.findByRole('link', { name: /^Pagar lo que falta/ });
  expect(page.queryByRole('button', { name: textOf('orders.pay.notPaid') })).toBeNull();
});

test('Home shows once the money that has ended the debt, and thanks for it on that day', async () => {
  await renderCome(home, 'PT1H');
  expect(await page.findByText('Recibimos tu pago de $249.000.')).toBeVisible();
  expect(page.getByText(textOf('home.cleared.paid')).parentElement).toHaveTextContent('249.000');
  // The day that ends a late loan offers no other one.
  expect(page.queryByText(textOf('home.cleared.again'))).toBeNull();
  cleanup();
  await reloadScreen(home);
  await page.findByText(/ya no debes nada/);
  expect(page.queryByText(textOf('home.cleared.paid'))).toBeNull();
  expect(page.getByText('Recibimos tu pago de $249.000.')).toBeVisible();
});

test('a loan of which a part was paid asks for what is left, before and after its last day', async () => {
  for (const scenario of ['lending', 'due_today', 'overdue'] as const) {
    const sandbox = createTestSandbox();
    const before = async () => {
      const order_no = String(sandbox.control.state().state.accounts.at(-1)?.orders[0]?.order_no);
      const { options } = await request('app/get_pay_option', { order_no });
      const option_id = String(options.find(({ kind }) => kind === 'transfer')?.id);
      const reply = await requestRepayment({ order_no, option_id, amount: 100_000 });
      sandbox.control.settle(reply.payment_id, 'success');
    };
    await renderScreen(home, { scenario }, { sandbox, before });
    expect(await page.findByRole('heading', { name: /^Te falta pagar/ })).toBeVisible();
    cleanup();
  }
});

test('what a payment on a page pays until midnight is said to be so if it arrives today', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00-03:00'), advanceTimers: true });
  const changes = { ...onPage, holds_until: '2026-12-02T00:00:00-03:00' };
  await renderAwaited(home, { changes });
  expect(await page.findByText(/^Si llega hoy, no debes nada/)).toBeVisible();
});

test.each([
  ['Home', home],
  ['My loans', loans],
])(
  'a part that was received is not said again as paid until the loan’s page was shown: %s',
  async (_, screen) => {
    const sandbox = createTestSandbox();
    const before = async () => {
      const order_no = String(sandbox.control.state().state.accounts.at(-1)?.orders[0]?.order_no);
      const { options } = await request('app/get_pay_option', { order_no });
      const option_id = String(options.find(({ kind }) => kind === 'transfer')?.id);
      const reply = await requestRepayment({ order_no, option_id, amount: 100_000 });
      const sums = { total: 100_000, due: 100_000, of: 206_000, told: true, at: serverNow() };
      savePendingPayment(order_no, { ...reply, ...sums });
      sandbox.control.settle(reply.payment_id, 'success');
    };
    await renderScreen(screen, { scenario: 'lending' }, { sandbox, before });
    await page.findByText('Recibimos tu pago de $100.000.');
    expect(page.queryByText(/^Ya pagaste/)).toBeNull();
    cleanup();
    await reloadScreen(detail);
    await page.findByText('Recibimos tu pago de $100.000.');
    cleanup();
    await reloadScreen(screen);
    expect(await page.findByText(/^Ya pagaste/)).toHaveTextContent('$100.000');
  },
);

test.each([
  ['Home', home],
  ['My loans', loans],
])(
  'what came since the loan’s page was shown is named, also where it came too late to count from its day: %s',
  async (_, screen) => {
    await renderCome(screen, 'P5D');
    const news = await page.findByText(/^Recibimos tu pago de \$249\.000\./);
    expect(news.closest('.notice')).toHaveTextContent(/después del plazo/);
  },
);

test.each([
  ['Home', home],
  ['My loans', loans],
])(
  'of a transfer that pays all without its day no deadline is named once it has passed: %s',
  async (_, screen) => {
    const holds_until = new Date(Date.now() - 3_600_000).toISOString();
    await renderAwaited(screen, { changes: { holds_until } });
    expect(await page.findByText(/^Cuando llegue, no debes nada/)).toBeInTheDocument();
    expect(page.queryByText(untilWhen)).toBeNull();
  },
);

test('help with a transfer that does not arrive is a message about it, from Home too', async () => {
  await renderAwaited(home, {});
  const help = await page.findByRole('link', { name: /Escríbenos/ });
  expect(help).toHaveAttribute(
    'href',
    expect.stringMatching(/ask=transfer&order_no=\d+&payment_id=p/),
  );
});

test.each([
  ['Home', home],
  ['My loans', loans],
  ['the order', detail],
])(
  'that a transfer has brought less than was to be paid is said until the rest is paid: %s',
  async (_, screen) => {
    for (const scenario of ['overdue', 'lending'] as const) {
      const sandbox = createTestSandbox();
      const orderNo = () =>
        String(sandbox.control.state().state.accounts.at(-1)?.orders[0]?.order_no);
      const pay = async (amount: number, asked: number) => {
        const { options } = await request('app/get_pay_option', { order_no: orderNo() });
        const option_id = String(options.find(({ kind }) => kind === 'transfer')?.id);
        const reply = await requestRepayment({ order_no: orderNo(), option_id, amount: asked });
        const sums = { total: asked, due: asked, told: true, at: serverNow() };
        savePendingPayment(orderNo(), { ...reply, ...sums });
        sandbox.control.settle(reply.payment_id, 'success', amount);
      };
      await renderScreen(detail, { scenario }, { sandbox, before: () => pay(100_000, 150_000) });
      await page.findByText('Faltaron $50.000.');
      cleanup();
      await reloadScreen(screen);
      expect(await page.findByText(/Faltaron/)).toHaveTextContent(
        /^Faltaron \$50\.000 de los \$150\.000 que elegiste pagar\.$/,
      );
      cleanup();
      await pay(60_000, 60_000);
      await reloadScreen(detail);
      await page.findByText(/^Recibimos tu pago/);
      expect(page.queryByText(/Faltaron/)).toBeNull();
      cleanup();
    }
  },
);
