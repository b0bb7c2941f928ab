import { act, screen as page, within } from '@testing-library/react';
import { screen } from '@/app/pages/index/api-state/api-state/screen';
import { states } from '@/app/pages/index/api-state/api-state/screen.states';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/codes/es.json';
import { ids } from '../home.ids';

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
afterEach(() => jest.useRealTimers());

test('shows the payout, its account and every figure of the loan when it is being paid out', async () => {
  await renderScreen(screen, states.waiting);
  await findHeading('Camila, tu plata va en camino');
  expect(page.getByText('188000 pesos')).toBeInTheDocument();
  expect(page.getByText(/^A tu Yape terminado en \d{4}/)).toBeInTheDocument();
  expect(figuresOf(document.querySelector('.figures'))).toEqual([
    ['Recibes', '$188.000'],
    ['Lo que te cuesta', '$27.000'],
    ['Devuelves el 18\u00a0feb', '$215.000'],
    ['CAE (costo anual)', '58,3\u00a0%'],
  ]);
});

test('shows the running loan once the payout has arrived', async () => {
  await renderScreen(screen, states.waiting);
  await findHeading('Camila, tu plata va en camino');
  await pass(10 * 60_000 + 15_000);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Debes pagar');
});

test('shows what to pay and when, the progress and the penalty of a running loan', async () => {
  await renderScreen(screen, states.lending);
  await findHeading('Debes pagar');
  expect(page.getByText('215000 pesos')).toBeInTheDocument();
  expect(page.getByText('el miércoles 13 de enero')).toBeInTheDocument();
  expect(page.getByRole('img')).toHaveAccessibleName(/^Van 36 de 90 días; vence el miércoles/);
  expect(page.getByText('Día 36 de 90')).toBeInTheDocument();
  expect(page.getByText(/^Si pagas hoy/)).toHaveTextContent('$206.000: ahorras $9.000.');
  expect(page.getByText('· te quedan 54')).toBeInTheDocument();
  expect(page.getByText('Al día')).toBeInTheDocument();
  expect(page.getByText(/un cargo único de \$10.000 y \$8.000 más por cada día/)).toBeVisible();
});

test('shows the date of a loan that is due tomorrow, and no haste', async () => {
  const sandbox = createTestSandbox();
  const before = async () => void sandbox.control.advance('P53D');
  await renderScreen(screen, states.lending, { sandbox, before });
  await findHeading('Debes pagar');
  expect(page.getByText('Día 89 de 90')).toBeInTheDocument();
  expect(page.getByText('el miércoles 13 de enero')).toBeInTheDocument();
  expect(page.getByText('Al día')).toBeInTheDocument();
  expect(page.queryByText('Vence hoy')).not.toBeInTheDocument();
});

test('shows that the loan is due today', async () => {
  await renderScreen(screen, { scenario: 'due_today' });
  await findHeading('Debes pagar');
  expect(page.getByText('hoy, viernes 20 de noviembre')).toBeInTheDocument();
  expect(page.getByText('Vence hoy')).toBeInTheDocument();
  expect(page.queryByText(/^Si pagas hoy/)).not.toBeInTheDocument();
});

test.each([
  ['a day behind', 86_400_000],
  ['a day ahead', -86_400_000],
])('shows that the loan is due today when the device clock is %s', async (_, ahead) => {
  const sandbox = createTestSandbox({ now: () => Date.now() + ahead });
  await renderScreen(screen, { scenario: 'due_today' }, { sandbox });
  await findHeading('Debes pagar');
  expect(page.getByText('Vence hoy')).toBeInTheDocument();
  expect(page.getByText('Día 90 de 90')).toBeInTheDocument();
});

test('shows the amount due, its parts and what tomorrow adds when the loan is overdue', async () => {
  await renderScreen(screen, states.overdue);
  await findHeading('Paga hoy y quedas al día');
  expect(page.getAllByText(textOf('home.overdue.days', { days: 3 }))).toHaveLength(2);
  expect(page.getByText('249000 pesos')).toBeInTheDocument();
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$215.000'],
    [textOf('home.overdue.once'), '$10.000'],
    [textOf('home.overdue.days', { days: 3 }), '$24.000'],
    ['Total de hoy', '$249.000'],
  ]);
  expect(page.getByText('Mañana serán $257.000, $8.000 más.')).toBeInTheDocument();
  expect(document.getElementById(ids.pay)).toHaveTextContent('Pagar $249.000');
  expect(page.getByRole('link', { name: /¿Hoy no puedes\?/ })).toHaveAttribute(
    'href',
    '#/pages/custom-service/custom-service',
  );
});

test('subtracts what was paid as a part of its own when a rest is due', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) => Object.assign(order ?? {}, { amount_due: 8_000 }));
  await renderScreen(screen, states.overdue, { sandbox });
  await findHeading('Paga hoy y quedas al día');
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$215.000'],
    [textOf('home.overdue.penalty'), '$34.000'],
    ['Pagado o descontado', '−$241.000'],
    ['Total de hoy', '$8.000'],
  ]);
});

test('shows the penalty as one part when the rates do not explain it', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) =>
    Object.assign(order ?? {}, { penalty_due: 20_000, forecast: undefined }),
  );
  await renderScreen(screen, states.overdue, { sandbox });
  await findHeading('Paga hoy y quedas al día');
  expect(figuresOf(document.querySelector('.stats'))).toEqual([
    ['Tu préstamo', '$229.000'],
    [textOf('home.overdue.penalty'), '$20.000'],
    ['Total de hoy', '$249.000'],
  ]);
  expect(page.queryByText(/^Mañana serán/)).not.toBeInTheDocument();
});

test('shows what a loan that was paid early has cost', async () => {
  await renderScreen(screen, { scenario: 'cleared_early' });
  await findHeading('Camila, no debes nada. Puedes pedir hasta');
  expect(figuresOf(document.querySelector('.figures'))).toEqual([
    [expect.stringMatching(/^Recibiste el/), '$188.000'],
    ['Lo que te cuesta', '$18.000'],
    ['Devolviste', '$206.000'],
    ['CAE (costo anual)', '58,3\u00a0%'],
  ]);
});

test('shows how much can be borrowed next when the loan is cleared', async () => {
  await renderScreen(screen, states.cleared);
  await findHeading('Camila, no debes nada. Puedes pedir hasta');
  expect(page.getByText('300000 pesos')).toBeInTheDocument();
  const last = page.getByRole('region', { name: 'Tu último préstamo' });
  expect(within(last).getByText('Devolviste')).toBeInTheDocument();
});

test('shows the reason, the account and that nothing is charged when the payout failed', async () => {
  await renderScreen(screen, states.paymentFailed);
  await findHeading('No pudimos enviarte');
  expect(page.getByText(es.fail_code.payout_account_rejected)).toBeInTheDocument();
  expect(page.getByText(/^terminado en \d{4}$/)).toBeInTheDocument();
  expect(page.getByText(/No se cobra nada/)).toBeInTheDocument();
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

test('shows no amount when it is not known how much can be borrowed next', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.quota;
    delete home.order;
  });
  const faults = [{ path: 'app/get_product_list', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.cleared, faults }, { sandbox });
  await findHeading('Camila, no debes nada. Puedes pedir hasta');
  expect(page.queryByText(/pesos/)).not.toBeInTheDocument();
});
