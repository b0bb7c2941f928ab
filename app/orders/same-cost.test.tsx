import { screen as page } from '@testing-library/react';
import * as v from 'valibot';
import { screen as paper } from '@/app/pages/contract-new/contract-new/screen';
import { screen as home } from '@/app/pages/index/api-state/api-state/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { home as homeSchema } from '@/lib/api/schemas/home';
import { repayReply } from '@/lib/api/schemas/order';
import { readValue, writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';

const certificate = { paper: 'certificate' };
const allText = () => document.body.textContent;

beforeEach(() => writeValue('my_loan_index', 1));

/** The order that another screen reads from the lists, as a server without a list of payments sends it. */
function withoutPayments() {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) => void delete order?.payments);
  sandbox.changeReply('user/get_complete_order', ({ list }) => {
    for (const order of list) delete order.payments;
  });
  return sandbox;
}

test.each([
  ['Home', home, {}],
  ['the order', detail, {}],
  ['the certificate', paper, certificate],
] as const)(
  'a loan that was paid back late costs what was really paid for it: %s',
  async (_, screen, query) => {
    await renderScreen(screen, { scenario: 'cleared_late', query });
    await page.findAllByRole('heading', { level: 1 });
    await page.findAllByText(textOf('ui.breakdown.costPast'));
    expect(allText()).toMatch(/te costó:?\s*\$61\.500/);
    expect(allText()).not.toContain('27000 pesos');
    expect(allText()).toContain('$2.000');
  },
);

/** Pays 60.000 of the running loan. */
async function payPart(sandbox: TestSandbox): Promise<void> {
  const token = readValue('uni_token') ?? '';
  const { ret } = await sandbox.call('app/home', {}, token);
  const { order } = v.parse(homeSchema, ret);
  const part = { request_id: 'part', option_id: 'transfer', amount: 60_000 };
  const body = { ...part, order_no: order?.order_no ?? '' };
  const reply = await sandbox.call('deal/repay_request', body, token);
  sandbox.control.settle(v.parse(repayReply, reply.ret).payment_id, 'success');
}

test.each([
  ['Home', home],
  ['the order', detail],
] as const)(
  'a loan of which a part was paid costs what it takes with that: %s',
  async (_, screen) => {
    const sandbox = createTestSandbox({ now: () => Date.parse('2026-06-08T10:42:00-04:00') });
    const before = () => payPart(sandbox);
    await renderScreen(screen, { scenario: 'lending' }, { sandbox, before });
    expect(await page.findByText('Devuelves en total')).toBeInTheDocument();
    // 15.000 of interest, less what 54.000 of capital would have borne on the 54 days that are left.
    const cost = page.getAllByText('Lo que te cuesta')[0]?.nextSibling;
    expect(cost).toHaveTextContent(/24[.]?570/);
  },
);

test.each([
  ['late', 'overdue', true],
  ['paid back early', 'cleared_early', true],
  ['paid back as signed', 'cleared', true],
  ['to be paid back as signed', 'lending', false],
] as const)(
  'the CAE beside the cost of a loan that is %s is said to be the contract’s where the loan is over or costs something else',
  async (_, scenario, isOther) => {
    await renderScreen(detail, { scenario });
    await page.findByText('Datos del préstamo');
    expect(page.queryByText('CAE del contrato') !== null).toBe(isOther);
    expect(page.queryByText('Carga Anual Equivalente (CAE)') !== null).toBe(!isOther);
  },
);

test('a loan that is late costs what it has come to, and not what was signed', async () => {
  await renderScreen(detail, { scenario: 'overdue' });
  const total = await page.findByText('Devuelves en total si pagas hoy');
  expect(total.nextSibling).toHaveTextContent('249000 pesos');
  expect(page.getByText('Lo que te cuesta').nextSibling).toHaveTextContent('61000 pesos');
});

test('My loans names what was really paid, and what was too much', async () => {
  await renderScreen(loans, { scenario: 'cleared_late' });
  const row = await page.findByRole('link', { name: /Devolviste/ });
  expect(row).toHaveTextContent(/Devolviste en total\$249\.500/);
  expect(page.getByRole('link', { name: 'Pedir mis $2.000' })).toBeInTheDocument();
});

test.each(['waiting', 'payment_failed'])(
  'nothing is called paid of a loan that is %s',
  async (scenario) => {
    await renderScreen(detail, { scenario });
    await page.findAllByText(/Lo que te cuesta/);
    expect(allText()).not.toMatch(/Ya pagaste|Te queda por pagar|descontado/);
  },
);

test.each([
  ['Home', home, {}],
  ['the order', detail, {}],
  ['My loans', loans, {}],
  ['the certificate', paper, certificate],
] as const)(
  'what was paid is not known where the server lists no payments, and no sum is called paid: %s',
  async (_, screen, query) => {
    const sandbox = withoutPayments();
    await renderScreen(screen, { scenario: 'cleared_late', query }, { sandbox });
    await page.findAllByText(
      /Acordaste devolver|[Nn]o debes nada|detalle de lo que pagaste|^Pagado/,
    );
    expect(allText()).not.toMatch(/Devolviste|Pagaste \$\d+\.\d+ el|Ya pagaste/);
  },
);
