import { act, cleanup, screen as shown, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { readConfirmedQuote, saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { saveShownQuote } from '@/app/loan/quote/shown-quote';
import { markSigned } from '@/app/loan/signing/signature-records';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { serverNow } from '@/lib/server-time/server-time';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const { query } = states.confirm;
const goOn = () => shown.findByRole('button', { name: 'Ir a firmar', busy: false });
const region = (name: string) => shown.findByRole('region', { name });

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

test('shows the payout account with a link to change it', async () => {
  await renderScreen(screen, states.confirm);
  const account = within(await region('Recibes la plata en'));
  expect(await account.findByText('Yape')).toBeInTheDocument();
  expect(account.getByText('que termina en 4567')).toBeInTheDocument();
  expect(account.getByRole('link', { name: 'Cambiar' })).toHaveAttribute(
    'href',
    '#/pages/step/step-withdrawal/step-withdrawal-new?back=1',
  );
});

test('stores the quote and continues to signing when it is confirmed', async () => {
  const { navigator } = await renderScreen(screen, states.confirm, { sandbox });
  await userEvent.click(await goOn());
  const confirmed = readConfirmedQuote();
  expect(confirmed?.quote).toMatchObject({ arrival: 188_000, repayment: 215_000 });
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/sign/sign',
    query: { preview_id: confirmed?.quote.preview_id, ...query },
  });
});

test('continues to auto-sign when the user has signed before', async () => {
  await confirmQuote(sandbox, 'approved');
  markSigned();
  const { navigator } = await renderScreen(screen, states.confirm, { sandbox });
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].path).toBe('/pages/sign/auto-sign');
});

test('lists the changes when the quote differs from the one confirmed before', async () => {
  const { confirmed } = await confirmQuote(sandbox, 'approved');
  const older = { ...confirmed.quote, arrival: 189_000, repay_date: '2026-12-01' };
  saveConfirmedQuote({ ...confirmed, quote: older });
  await renderScreen(screen, states.confirm, { sandbox });
  const title = await shown.findByText('Las condiciones cambiaron');
  expect(title.parentElement).toHaveTextContent('Recibes $188.000 (antes $189.000)');
  expect(title.parentElement).toHaveTextContent('(antes 1 dic 2026)');
});

test('shows that the quote was renewed when only its expiry changed', async () => {
  const { confirmed } = await confirmQuote(sandbox, 'approved');
  const expires_at = new Date(Date.now() - 1000).toISOString();
  saveConfirmedQuote({
    ...confirmed,
    receivedAt: Date.now() - 900_000,
    quote: { ...confirmed.quote, expires_at },
  });
  await renderScreen(screen, states.confirm, { sandbox });
  expect(await shown.findByText(textOf('loan.update.renewed'))).toBeInTheDocument();
});

test('refetches the quote when it expires on the page, and stores the new one', async () => {
  sandbox = createTestSandbox({ now: clockFromNoon() });
  await renderScreen(screen, states.confirm, { sandbox });
  await goOn();
  const first = sandbox.control.state().state.quotes.at(-1)?.quote.preview_id;
  // The time is another, but it goes on as before: with fake timers it would not wait for the reply.
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 16 * 60_000);
  expect(await shown.findByText(textOf('loan.update.renewed'))).toBeInTheDocument();
  await userEvent.click(await goOn());
  expect(readConfirmedQuote()?.quote.preview_id).not.toBe(first);
  expect(readConfirmedQuote()?.quote.preview_id).toMatch(/^prev/);
});

test('fetches a new quote instead of going on with one that expired while the phone was asleep', async () => {
  sandbox = createTestSandbox({ now: clockFromNoon() });
  const { navigator } = await renderScreen(screen, states.confirm, { sandbox });
  const button = await goOn();
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 16 * 60_000);
  // At once: the page's own timers have not run.
  act(() => button.click());
  expect(navigator.push).not.toHaveBeenCalled();
  expect(await shown.findByText(textOf('loan.update.renewed'))).toBeInTheDocument();
});

test.each([
  ['was signed', { order_no: '26110001' }],
  ['was of another choice', { choice: { product_id: 'luka', amount: 150_000, term_days: 90 } }],
])('lists no changes since a quote that %s', async (_, changes) => {
  const { confirmed } = await confirmQuote(sandbox, 'approved');
  saveConfirmedQuote({ ...confirmed, quote: { ...confirmed.quote, arrival: 189_000 }, ...changes });
  await renderScreen(screen, states.confirm, { sandbox });
  await goOn();
  expect(shown.queryByText('Las condiciones cambiaron')).not.toBeInTheDocument();
});

test('does not continue when the payout account failed to load', async () => {
  const { navigator } = await renderScreen(
    screen,
    { scenario: 'approved', query, faults: [{ path: 'app/get_bank_info', kind: '500', times: 9 }] },
    { sandbox },
  );
  expect(await shown.findByText('No pudimos cargar tu cuenta.')).toBeInTheDocument();
  const again = textOf('loanInformation.dock.accountAgain');
  await userEvent.click(await shown.findByRole('button', { name: again }));
  expect(navigator.push).not.toHaveBeenCalled();
});

test('says why the review is shown to a user who came to sign terms that are not confirmed', async () => {
  await renderScreen(screen, states.confirm);
  await goOn();
  expect(shown.queryByText(textOf('loanInformation.confirmFirst'))).toBeNull();
  cleanup();
  await renderScreen(screen, { ...states.confirm, query: { ...query, unconfirmed: '1' } });
  expect(await shown.findByText(textOf('loanInformation.confirmFirst'))).toBeInTheDocument();
});

test('says that the terms are worked out again after their end, but not where the approval ends with them', async () => {
  await renderScreen(screen, states.confirm);
  expect(await shown.findByText(textOf('loanInformation.recalculated'))).toBeInTheDocument();
  cleanup();
  const ends = createTestSandbox();
  const valid_until = new Date(serverNow() + 60_000).toISOString();
  ends.changeReply('app/home', (home) => Object.assign(home?.review ?? {}, { valid_until }));
  await renderScreen(screen, states.confirm, { sandbox: ends });
  expect(await goOn()).toBeInTheDocument();
  expect(shown.queryByText(textOf('loanInformation.recalculated'))).toBeNull();
});

test.each([
  ['noTerm', 'Hoy no prestamos a ese plazo. Elige otro.'],
  ['tooMuch', 'Elige un monto de hasta $250.000.'],
] as const)(
  'shows the reason and a link to the choice when there is no quote: %s',
  async (state, text) => {
    const { navigator } = await renderScreen(screen, states[state]);
    expect((await shown.findAllByText(text)).length).toBeGreaterThan(0);
    await userEvent.click(shown.getByRole('link', { name: 'Cambiar mi elección' }));
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/loan/loan-info-choose/loan-info-choose',
      query: states[state].query,
    });
  },
);

test('redirects to the choice when neither the query nor the device has one', async () => {
  const { navigator } = await renderScreen(screen, { scenario: 'approved' });
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/loan/loan-info-choose/loan-info-choose',
      query: {},
    }),
  );
});

test('marks the figures as busy while a new quote is fetched, and only then', async () => {
  const { container } = await renderScreen(screen, states.confirm, { sandbox });
  await goOn();
  const figures = () => container.querySelector('.breakdown')?.parentElement;
  expect(figures()).not.toHaveAttribute('aria-busy');
  sandbox.control.fault({ path: 'loan/preview', kind: 'timeout' });
  sandbox.control.advance('PT16M');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  await userEvent.click(await goOn());
  expect(figures()).toHaveAttribute('aria-busy', 'true');
});

test('shows the figures that were just chosen while the new quote is fetched, and nothing can be signed', async () => {
  const sandbox = createTestSandbox();
  const before = async () => {
    const { confirmed } = await confirmQuote(sandbox, 'approved');
    saveShownQuote(confirmed);
    sandbox.control.fault({ path: 'loan/preview', kind: 'timeout' });
  };
  await renderScreen(screen, states.confirm, { sandbox, before });
  expect(await shown.findByRole('heading', { level: 1 })).toHaveAttribute('id', ids.title);
  expect(document.getElementById(ids.goOn)).toHaveAttribute('aria-busy', 'true');
});

test('warns, with a link to the form, when there is no account', async () => {
  sandbox.use(
    http.post('*/app/get_bank_info', () => HttpResponse.json({ code: 0, msg: '', ret: {} })),
  );
  await renderScreen(screen, states.confirm, { sandbox });
  expect(await shown.findByText(textOf('loanInformation.account.missing'))).toBeInTheDocument();
  expect(shown.getByRole('link', { name: textOf('loanInformation.account.add') })).toHaveAttribute(
    'href',
    '#/pages/step/step-withdrawal/step-withdrawal-new?back=1',
  );
});

test('holds the place of the account until it is fetched', async () => {
  const faults = [{ path: 'app/get_bank_info', kind: 'timeout' }] as const;
  await renderScreen(screen, { ...states.confirm, faults }, { sandbox });
  const account = await region('Recibes la plata en');
  expect(account.querySelector('.bone')).toBeInTheDocument();
  expect(within(account).queryByRole('button')).not.toBeInTheDocument();
});

test('is busy, without a redirect, until the account’s state is known', async () => {
  const faults = [{ path: 'app/home', kind: 'timeout' }] as const;
  const { navigator } = await renderScreen(screen, { ...states.confirm, faults }, { sandbox });
  expect(shown.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(navigator.replace).not.toHaveBeenCalled();
});

/** A server's clock that goes on with the device's from noon: at midnight a new quote is due on another day. */
function clockFromNoon(): () => number {
  const ahead = Date.parse('2026-11-20T12:00:00-03:00') - Date.now();
  return () => Date.now() + ahead;
}

test('names the days that a coupon adds beside the due date and in what the CAE is the cost of', async () => {
  await renderScreen(screen, states.freeDays);
  expect(
    await shown.findByText(/^Pides \$\S+ a 90 días \+ 5 sin interés, desde que llega la plata$/),
  ).toBeVisible();
  await userEvent.click(
    shown.getAllByRole('button', { name: 'Qué es la CAE' })[0] ?? document.body,
  );
  expect(shown.getByText(/^La tuya es .* costo de 95 días/)).toBeVisible();
});
