import { screen as page } from '@testing-library/react';
import { screen as paper } from '@/app/pages/contract-new/contract-new/screen';
import { screen as home } from '@/app/pages/index/api-state/api-state/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

const certificate = { paper: 'certificate' };
const allText = () => document.body.textContent;

beforeAll(() => {
  window.scrollTo = () => undefined;
});
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
    expect((await page.findAllByText(/Devolviste/)).length).toBeGreaterThan(0);
    const cost = page.getAllByText('Lo que te cuesta')[0]?.nextSibling;
    expect(cost).toHaveTextContent(/61[.]?500/);
    expect(allText()).toContain('$249.500');
    expect(allText()).not.toContain('27000 pesos');
    expect(allText()).toContain('$2.000');
  },
);

test('My loans names what was really paid, and what was too much', async () => {
  await renderScreen(loans, { scenario: 'cleared_late' });
  const row = await page.findByRole('link', { name: /Devolviste/ });
  expect(row).toHaveTextContent('Devolviste $249.500');
  expect(row).toHaveTextContent('Pagaste $2.000 de más');
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
    await page.findAllByText(/Acordaste devolver|Pagado por completo|detalle de lo que pagaste/);
    expect(allText()).not.toMatch(/Devolviste|Ya pagaste/);
  },
);
