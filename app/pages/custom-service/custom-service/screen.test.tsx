import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import { config } from '@/lib/config';
import { contactUris } from '@/lib/contact';
import { serverNow } from '@/lib/server-time/server-time';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/loan/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const row = (id: string) => document.getElementById(id);

test('names the lender first, then the authorities, with their addresses', async () => {
  await renderScreen(screen, states.guest);
  const text = es.customService.authorities.text.replaceAll('{lender}', config.lender.name);
  expect(page.getByText(text)).toBeInTheDocument();
  expect(row(ids.sernac)).toHaveAttribute('href', 'https://www.sernac.cl/');
  expect(row(ids.sernacPhone)).toHaveAttribute('href', 'tel:800700100');
  expect(row(ids.cmf)).toHaveAttribute('href', 'https://www.cmfchile.cl/');
});

test('shows the questions asked most, and one link to all of them', async () => {
  await renderScreen(screen, states.member);
  expect(await page.findByText('¿Qué pasa si me atraso?')).toBeVisible();
  expect(page.queryByText('¿Qué es la CAE?')).not.toBeInTheDocument();
  expect(row(ids.allAnswers)).toHaveAttribute('href', '#/pages/policy/policy?type=faq');
});

test.each([
  ['a guest to what to do about a lost number', states.guest, 'number'],
  ['a refused user to the reason in writing', states.refused, 'reason'],
] as const)('leads %s', async (_, state, ask) => {
  await renderScreen(screen, state);
  await waitFor(() =>
    expect(row(ids.request)).toHaveAttribute(
      'href',
      `#/pages/custom-service/custom-service?ask=${ask}`,
    ),
  );
});

test('offers the reason of a refusal to no user who was not refused', async () => {
  await renderScreen(screen, states.member);
  await page.findByText('¿Qué pasa si me atraso?');
  expect(row(ids.request)).not.toBeInTheDocument();
});

test('no answer on the screen links to the screen itself', async () => {
  await renderScreen(screen, states.member);
  await userEvent.click(await page.findByText('Pagué y no aparece'));
  for (const link of page.getAllByRole('link'))
    expect(link.getAttribute('href')).not.toMatch(/\/custom-service\/custom-service$/);
});

test('a message that asks for the reason of a refusal is ready to be sent', async () => {
  await renderScreen(screen, states.reason);
  await waitFor(() => expect(row(ids.message)).not.toBeNull());
  const message = row(ids.message)?.textContent ?? '';
  expect(message).toContain('+56');
  const sent = (id: string) => decodeURIComponent(row(id)?.getAttribute('href') ?? '');
  expect(sent(ids.whatsapp)).toBe(`${contactUris.whatsapp}?text=${message}`);
  expect(sent(ids.email)).toContain(`&body=${message}`);
});

test('a guest who has lost the number can log in by e-mail, or send a message that says what is needed', async () => {
  await renderScreen(screen, states.number);
  expect(
    page.getByRole('link', { name: textOf('customService.number.byEmailButton') }),
  ).toHaveAttribute('href', '#/pages/account/get-code-page/get-code-page?type=email');
  await waitFor(() =>
    expect(document.getElementById(ids.message)).toHaveTextContent(/RUN.*Número nuevo/),
  );
});

test('a user who is logged in can change the number at once', async () => {
  await renderScreen(screen, states.numberMember);
  expect(
    page.getByRole('link', { name: textOf('customService.number.changeButton') }),
  ).toHaveAttribute('href', '#/pages/account/get-code-page/get-code-page?attach=phone');
});

test('the message about what was paid too much names it and its loan', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_complete_order', ({ list }) => {
    for (const { payments = [] } of list) for (const payment of payments) payment.overpaid = 11_000;
  });
  await renderScreen(screen, { scenario: 'cleared', query: { ask: 'refund' } }, { sandbox });
  await page.findByRole('heading', { level: 1, name: 'Pide tus $11.000' });
  const text = /Pagué \$11\.000 de más por mi préstamo N\.º [\d ]+ en/;
  await waitFor(() => expect(row(ids.message)).toHaveTextContent(text));
});

test('the message about a transfer names it and its loan, in Spanish also where the app is not', async () => {
  const sandbox = createTestSandbox();
  const before = async () => {
    const order_no = sandbox.control.state().state.accounts[0]?.orders[0]?.order_no ?? '';
    savePendingPayment(order_no, {
      ...{ payment_id: 't', total: 249_000, due: 249_000, at: serverNow() },
      transfer: { bank: 'BancoEstado', account: '1', rut: '76.543.210-3', reference: 'LUKA1' },
    });
  };
  await renderScreen(screen, states.transfer, { sandbox, before, locale: 'en' });
  await page.findByRole('heading', { level: 1, name: 'Your transfer of $249,000' });
  const text =
    /transferencia de \$249\.000 \(referencia LUKA1, del \d+ \w+ \d+\) para mi préstamo N\.º [\d ]+ en/;
  await waitFor(() => expect(row(ids.message)).toHaveTextContent(text));
  expect(await page.findByText(/\(reference LUKA1, of \d+ \w+ \d+\)/)).toBeVisible();
});

test.each([
  ['nothing was paid too much', { scenario: 'cleared', query: { ask: 'refund' } }],
  ['no transfer was asked for', { scenario: 'lending', query: { ask: 'transfer' } }],
  ['there is no such loan', { scenario: 'lending', query: { ask: 'refund', order_no: '1' } }],
  ['nobody is logged in', { scenario: 'guest', query: { ask: 'refund' } }],
  ['another thing is asked', { scenario: 'lending', query: { ask: 'x' } }],
] as const)('where %s a link to a message leads to all of the help', async (_, state) => {
  await renderScreen(screen, state);
  await page.findByRole('heading', { level: 1, name: textOf('customService.heading') });
  expect(row(ids.message)).not.toBeInTheDocument();
});
