import { createHash } from 'node:crypto';
import { act, fireEvent, screen as shown, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { agreementDate } from '@/app/agreement/agreement-record';
import { choiceToQuery } from '@/app/loan/choice';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { readConfirmedQuote, saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { hasPendingSignature } from '@/app/loan/signing/signature-records';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { revalidate } from '@/lib/api/cache';
import { request } from '@/lib/api/client';
import type { Body } from '@/lib/api/contract';
import { localeAtom } from '@/lib/i18n/current-locale';
import type * as LongTexts from '@/lib/i18n/long-texts';
import { loadText } from '@/lib/i18n/long-texts';
import { readValue, writeValue } from '@/lib/storage/values';
import { passTurns } from '@/lib/testing/pass-turns';
import { ChosenCatalogue } from '@/lib/testing/render';
import { type RenderScreenOptions, reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { withWebCrypto } from '@/lib/testing/web-crypto';
import { toastAtom } from '@/lib/toast/toast';
import vi from '@/locales/loan/vi.json';
import english from '@/locales/long/agreement/en.json';
import agreement from '@/locales/long/agreement/es.json';
import es from '@/locales/sandbox/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/i18n/long-texts', () => {
  const actual = jest.requireActual('@/lib/i18n/long-texts');
  return { ...actual, loadText: jest.fn(actual.loadText) };
});

const success = '/pages/landing/landing-sign-success/landing-sign-success';
const confirmation = '/pages/loan/loan-information/loan-information';
const button = () => shown.findByRole('button', { name: 'Firmar y recibir $188.000' });

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

async function open(scenario = 'approved', options: RenderScreenOptions = {}) {
  const confirmed = await confirmQuote(sandbox, scenario);
  const state = { scenario, query: confirmed.query } as const;
  const rendered = await renderScreen(screen, state, { sandbox, ...options });
  return { ...rendered, ...confirmed };
}

async function agreeAndType(name = 'Camila Muñoz') {
  await shown.findByText(`1. ${agreement[0]?.title}`);
  await userEvent.click(shown.getByRole('checkbox'));
  await userEvent.click(shown.getByRole('tab', { name: 'Escribir' }));
  fireEvent.change(shown.getByRole('textbox', { name: 'Tu nombre completo' }), {
    target: { value: name },
  });
}

const orders = () => sandbox.control.state().state.accounts[0]?.orders ?? [];

test('shows the agreement with the confirmed figures and an unticked checkbox', async () => {
  await open();
  const text = await shown.findByRole('region', { name: 'Texto del contrato' });
  await waitFor(() => expect(text).toHaveTextContent('Recibes $188.000 en tu Yape'));
  for (const law of ['Ley 18.010', 'Ley 20.555', 'Ley 19.799', 'Ley 19.496']) {
    expect(text).toHaveTextContent(law);
  }
  expect(text).toHaveAttribute('tabindex', '0');
  expect(shown.getByRole('checkbox')).not.toBeChecked();
  expect(await shown.findByText('Firma Camila Muñoz, RUN 12.345.678-5')).toBeInTheDocument();
});

test('leads back to the confirmation when the account is no more the one that was confirmed, whoever changed it', async () => {
  const account = {
    account_type: 'yape',
    bank_code: undefined,
    full_name: 'Camila Muñoz',
  } as const;
  const save = (account_number: string) =>
    sandbox.call(
      'app/save_transfer_info',
      { ...account, account_number },
      readValue('uni_token') ?? '',
    );
  const { navigator, confirmed } = await open('approved', {
    before: async () => {
      const known = readConfirmedQuote();
      if (known) saveConfirmedQuote({ ...known, account: 'yape  4567' });
    },
  });
  await agreeAndType();
  expect(navigator.replace).not.toHaveBeenCalled();
  await save('+56911112222');
  act(() => revalidate('app/get_bank_info'));
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: confirmation,
      query: choiceToQuery(confirmed.choice),
    }),
  );
  expect(getDefaultStore().get(toastAtom)?.message).toBe(textOf('loan.signing.accountChanged'));
  expect(orders()).toEqual([]);
});

test('once nothing is missing the button is described by the account that the money goes to', async () => {
  await open();
  await agreeAndType();
  await waitFor(async () =>
    expect(await button()).toHaveAccessibleDescription('A tu Yape terminado en 4567.'),
  );
});

test('takes one loan and relaunches to the success screen when it is signed', async () => {
  const { navigator } = await open();
  writeValue('my_loan_index', 1);
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  const [order] = orders();
  expect(navigator.relaunch).toHaveBeenCalledWith({
    path: success,
    query: { order_no: order?.order_no },
  });
  expect(readConfirmedQuote()?.order_no).toBe(order?.order_no);
  expect(readValue(`luka_signed_${readValue('user_id')}`)).toBe(true);
  // My loans opens on the running ones.
  expect(readValue('my_loan_index')).toBe(0);
});

test('sends the version and the hash of the agreement that was shown', async () => {
  await withWebCrypto(async () => {
    const { navigator } = await open();
    await agreeAndType();
    const text = document.querySelectorAll('.agreement :is(h3, p)');
    const lines = [...text].map(({ textContent }) => textContent).join('\n');
    await userEvent.click(await button());
    await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
    expect(orders()[0]?.agreement).toEqual({
      version: `${agreementDate} es`,
      sha256: createHash('sha256').update(lines, 'utf8').digest('hex'),
    });
  });
});

test('shows a retry instead of anything to sign where the agreement cannot be loaded', async () => {
  // Without a connection the first failure shows; with one it would be the third, six seconds later.
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.mocked(loadText).mockRejectedValueOnce(new Error('no chunk'));
  await open();
  const retry = await shown.findByRole('button', { name: 'Intentar de nuevo' });
  onLine.mockReturnValue(true);
  expect(shown.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(retry);
  expect(await shown.findByText(`1. ${agreement[0]?.title}`)).toBeInTheDocument();
});

test('shows nothing to sign before the text of the agreement', async () => {
  const { loadText: load } = jest.requireActual<typeof LongTexts>('@/lib/i18n/long-texts');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.mocked(loadText).mockImplementationOnce(async (...text) => {
    await released;
    return load(...text);
  });
  await open();
  await act(passTurns);
  expect(shown.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(shown.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(shown.queryByRole('button', { name: /^Firmar/ })).not.toBeInTheDocument();
  release();
  expect(await shown.findByText(`1. ${agreement[0]?.title}`)).toBeInTheDocument();
  expect(await button()).toBeInTheDocument();
});

test('keeps the Spanish agreement beside its translation when the language changes', async () => {
  await open('approved', { wrapper: ChosenCatalogue });
  const spanish = `1. ${agreement[0]?.title}`;
  await shown.findByText(spanish);
  await act(async () => getDefaultStore().set(localeAtom, 'en'));
  expect(await shown.findByText(`1. ${english[0]?.title}`)).toBeInTheDocument();
  expect(shown.getByText(spanish)).toBeInTheDocument();
});

test('what is signed is the Spanish text, below a translation that is called one', async () => {
  await withWebCrypto(async () => {
    const { navigator } = await open('approved', { locale: 'vi' });
    const translation = await shown.findByText(vi.sign.agreement.translation);
    const signed = shown.getByText(vi.sign.agreement.signed);
    expect(translation.compareDocumentPosition(signed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const text = [...document.querySelectorAll('.agreement[lang=es-CL] :is(h3, p)')];
    const lines = text.map(({ textContent }) => textContent).join('\n');
    await userEvent.click(shown.getByRole('checkbox'));
    await userEvent.click(shown.getAllByRole('tab')[1] ?? document.body);
    fireEvent.change(shown.getByRole('textbox'), { target: { value: 'Camila Muñoz' } });
    await userEvent.click(document.getElementById(loanIds.sign) ?? document.body);
    await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
    expect(orders()[0]?.agreement).toEqual({
      version: `${agreementDate} es`,
      sha256: createHash('sha256').update(lines, 'utf8').digest('hex'),
    });
  });
});

test('shows the summary sheet with both rates, the cost of paying early and who lends', async () => {
  await open();
  const sheet = await shown.findByRole('region', { name: textOf('sign.sheet.title') });
  expect(sheet).toHaveTextContent('2,5 % al mes, 30,5 % al año');
  expect(sheet).toHaveTextContent(
    '5 % una sola vez y 4 % por cada día de atraso (equivale a 1.460 % al año)',
  );
  expect(sheet).toHaveTextContent('$0: pagas interés solo hasta el día en que pagues');
  expect(sheet?.textContent?.match(/La comisión por servicio no se devuelve\./g)).toHaveLength(2);
  expect(sheet).toHaveTextContent('REDEC');
  expect(sheet).toHaveTextContent('DEMO');
});

test('sends nothing and shows what is missing without the tick and the signature', async () => {
  await open();
  await shown.findByText(`1. ${agreement[0]?.title}`);
  await userEvent.click(await button());
  expect(shown.getByRole('checkbox')).toHaveAccessibleDescription(
    new RegExp(textOf('sign.missing.agree')),
  );
  expect(shown.getByRole('checkbox')).toHaveFocus();
  expect(await button()).toHaveAccessibleDescription(textOf('sign.missing.both'));
  await userEvent.click(shown.getByRole('checkbox'));
  await userEvent.click(await button());
  expect(await button()).toHaveAccessibleDescription(textOf('sign.missing.empty'));
  expect(orders()).toHaveLength(0);
});

test('sends nothing and shows the name to copy when another name is typed', async () => {
  await open();
  await shown.findByText('Firma Camila Muñoz, RUN 12.345.678-5');
  await agreeAndType('Juan Pérez');
  expect(shown.getByText('Escribe Camila Muñoz. Vale como tu firma.')).toBeInTheDocument();
  expect(await button()).toHaveAccessibleDescription(
    'Escribe tu nombre como en el contrato: Camila Muñoz',
  );
  await userEvent.click(await button());
  expect(await button()).toHaveAccessibleDescription(
    'Escribe tu nombre como en el contrato: Camila Muñoz',
  );
  expect(orders()).toHaveLength(0);
});

/** Draws one line over the pad, which is as wide as its own units. */
function draw(...points: [number, number][]) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 600, 260));
  const area = shown.getByRole('img', { name: /firma/ });
  points.forEach(([clientX, clientY], at) => {
    const move = at === 0 ? fireEvent.pointerDown : fireEvent.pointerMove;
    move(area, { clientX, clientY, pointerId: 7, button: 0 });
  });
  fireEvent.pointerUp(area, { pointerId: 7 });
  jest.restoreAllMocks();
}

test('sends nothing and shows what to do when only a dot is drawn; a whole drawing signs', async () => {
  const { navigator } = await open();
  await shown.findByText(`1. ${agreement[0]?.title}`);
  await userEvent.click(shown.getByRole('checkbox'));
  draw([300, 130]);
  await userEvent.click(await button());
  expect(shown.getAllByText('Dibuja tu firma completa: esta es muy corta').length).toBeGreaterThan(
    0,
  );
  expect(orders()).toHaveLength(0);
  draw([60, 180], [120, 60], [180, 200], [360, 80]);
  expect(shown.queryByText('Dibuja tu firma completa: esta es muy corta')).toBeNull();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
});

/** The server refuses the loan for a field. */
function refuse(msg: string, error: { field: string; message: string }): void {
  const reply = { code: 422, msg, ret: { errors: [error] } };
  sandbox.use(http.post('*/loan/apply', () => HttpResponse.json(reply)));
}

const focused = () => document.activeElement as HTMLElement;

test('moves the focus nowhere before a signature was refused', async () => {
  await open();
  await button();
  expect(document.body).toHaveFocus();
});

test('shows the server’s refusal of the signature at the pad', async () => {
  await open();
  await agreeAndType();
  refuse('Firma otra vez', { field: 'signature', message: 'Firma otra vez' });
  await userEvent.click(await button());
  await waitFor(() => expect(document.getElementById(ids.signature)).toContainElement(focused()));
  // At the pad alone, not in a notice as well.
  expect(await shown.findAllByText('Firma otra vez')).toHaveLength(1);
  expect(shown.queryByRole('button', { name: 'Revisar las condiciones' })).toBeNull();
});

test('shows the server’s refusal of something else in a notice', async () => {
  await open();
  await agreeAndType();
  refuse('Hoy no se puede', { field: 'agree', message: 'Falta el acuerdo' });
  await userEvent.click(await button());
  expect(await shown.findByText('Hoy no se puede.')).toBeInTheDocument();
  expect(shown.queryByText('Falta el acuerdo')).not.toBeInTheDocument();
});

test('finds the loan on Home when the response to the signature was lost', async () => {
  const { navigator, confirmed } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
  expect(navigator.relaunch.mock.lastCall?.[0].query).toEqual({ order_no: orders()[0]?.order_no });
  expect(hasPendingSignature(confirmed.quote.preview_id)).toBe(false);
});

test('takes one loan when the response was lost, Home is unreachable and the user taps again', async () => {
  const { navigator } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 9 });
  await userEvent.click(await button());
  expect(await shown.findByText(textOf('loan.signing.unknown'))).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('is busy, and shows no loan that is running already, until the success screen', async () => {
  const { navigator } = await open();
  await agreeAndType();
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() =>
    seen.push(document.querySelector('h1')?.textContent ?? null),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  const sign = await button();
  await userEvent.click(sign);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  await act(() => revalidate('app/home'));
  watch.disconnect();
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  expect(new Set(seen)).toEqual(new Set(['Lee y firma tu contrato']));
});

test('redirects to the confirmation when there is no account to be paid to', async () => {
  sandbox.use(
    http.post('*/app/get_bank_info', () => HttpResponse.json({ code: 0, msg: '', ret: {} })),
  );
  const { navigator, query } = await open();
  const { preview_id: _, ...choice } = query;
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({ path: confirmation, query: choice }),
  );
  expect(navigator.replace).toHaveBeenCalledTimes(1);
});

test('shows a failure, and a retry, when the account cannot be fetched', async () => {
  const { query } = await confirmQuote(sandbox, 'approved');
  const faults = [{ path: 'app/get_bank_info', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { scenario: 'approved', query, faults }, { sandbox });
  expect(await shown.findByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
});

test('holds the place of what is signed until the account is fetched', async () => {
  const { query } = await confirmQuote(sandbox, 'approved');
  const faults = [{ path: 'app/get_bank_info', kind: 'timeout' }] as const;
  await renderScreen(screen, { scenario: 'approved', query, faults }, { sandbox });
  await passTurns();
  expect(shown.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

test('takes the loan repaid before for no new one when the request was lost', async () => {
  const { navigator } = await open('cleared');
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop' });
  await userEvent.click(await button());
  expect(await shown.findByText(textOf('loan.signing.unknown'))).toBeInTheDocument();
  await act(passTurns);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('shows that the result is unknown when the request failed, and can be sent again', async () => {
  const { navigator } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop' });
  await userEvent.click(await button());
  expect(await shown.findByText(textOf('loan.signing.unknown'))).toBeInTheDocument();
  expect(navigator.relaunch).not.toHaveBeenCalled();
  expect(orders()).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await shown.findByText('Volvió la conexión. Envíalo de nuevo.')).toBeInTheDocument();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('finds the loan after a reload when the response was lost', async () => {
  const { unmount, query } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await userEvent.click(await button());
  await shown.findByText(textOf('loan.signing.unknown'));
  unmount();
  const navigator = await reloadScreen(screen, query);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(navigator.relaunch.mock.lastCall?.[0]).toMatchObject({ path: success });
  expect(orders()).toHaveLength(1);
});

/** Signs, and reloads before the reply comes, with fake timers from then on; returns what was sent, too. */
async function reloadWhileSigning() {
  const { unmount, query } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'timeout' });
  await userEvent.click(await button());
  const sent = await waitFor(() => {
    const call = received.find(({ path, body }) => path === 'loan/apply' && body);
    if (!call) throw new Error('It is not sent yet');
    return call.body as Body<'loan/apply'>;
  });
  unmount();
  jest.useFakeTimers({ advanceTimers: true });
  const navigator = await reloadScreen(screen, query);
  expect(await shown.findByText(/^Estamos viendo si quedó registrada/)).toBeInTheDocument();
  return { navigator, sent };
}

test('says after a reload that a signature was sent whose reply has not come, and leads to its loan', async () => {
  const { navigator, sent } = await reloadWhileSigning();
  await request('loan/apply', sent);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(navigator.relaunch.mock.lastCall?.[0].query).toEqual({ order_no: orders()[0]?.order_no });
  expect(orders()).toHaveLength(1);
});

test('says after half a minute that a signature which was sent is not there, and takes another', async () => {
  await reloadWhileSigning();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  jest.useRealTimers();
  expect(shown.getByText('No vemos tu firma registrada.')).toBeInTheDocument();
  expect(await button()).toBeInTheDocument();
  expect(orders()).toHaveLength(0);
});

test('signs the same quote after a reload', async () => {
  const { unmount, query, confirmed } = await open();
  await button();
  unmount();
  const navigator = await reloadScreen(screen, query);
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()[0]).toMatchObject({ repayment: confirmed.quote.repayment });
});

test('shows the server’s text and a link to the confirmation when the signature is rejected', async () => {
  const { navigator, query } = await open();
  await agreeAndType();
  sandbox.control.advance('PT16M');
  await userEvent.click(await button());
  expect(await shown.findByText(`${es.preview_expired}.`)).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Revisar las condiciones' }));
  const { preview_id: _, ...choice } = query;
  expect(navigator.replace).toHaveBeenCalledWith({ path: confirmation, query: choice });
});

test('counts down the 15 minutes of a quote when the device clock is 42 minutes behind', async () => {
  sandbox = createTestSandbox({ now: () => Date.now() + 42 * 60_000 });
  await open();
  expect(await shown.findByText(/^Estas condiciones valen hasta las \d\d:\d\d\.$/)).toBeVisible();
});

test('signs when the device clock is a day behind a server without a date, which decides on the expiry', async () => {
  sandbox = createTestSandbox({ now: () => Date.now() + 86_400_000, hidesDate: true });
  const { navigator } = await open();
  expect(await shown.findByText('Estas condiciones valen por pocos minutos.')).toBeInTheDocument();
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('leads back to the confirmation at midnight, as the agreement names a due date that is a day too early from then on', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T23:59:30-03:00') });
  sandbox = createTestSandbox();
  const { navigator } = await open();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(navigator.replace).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({ path: confirmation });
});

test('redirects to the confirmation when the quote has expired', async () => {
  const { confirmed, query } = await confirmQuote(sandbox, 'approved');
  const expires_at = new Date(Date.now() - 1000).toISOString();
  saveConfirmedQuote({
    ...confirmed,
    receivedAt: Date.now() - 900_000,
    quote: { ...confirmed.quote, expires_at },
  });
  const { navigator } = await renderScreen(screen, { scenario: 'approved', query }, { sandbox });
  expect(navigator.replace).toHaveBeenCalledTimes(1);
  expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({ path: confirmation });
  await act(passTurns);
  expect(shown.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

test.each([
  [states.notConfirmed, { product_id: 'luka', amount: '200000', term_days: '90' }],
  [states.bare, {}],
])('redirects to the confirmation when the quote is not stored here: %j', async (state, query) => {
  const { navigator } = await renderScreen(screen, state);
  expect(navigator.replace).toHaveBeenCalledWith({
    path: confirmation,
    query: { ...query, unconfirmed: '1' },
  });
});

test('redirects to the confirmation when the address names another quote than the one confirmed', async () => {
  const { query } = await confirmQuote(sandbox, 'approved');
  const state = { scenario: 'approved', query: { ...query, preview_id: 'other' } } as const;
  const { navigator } = await renderScreen(screen, state, { sandbox });
  expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({ path: confirmation });
});

test('relaunches to the success screen when the quote was already signed', async () => {
  const { query } = await confirmQuote(sandbox, 'approved', { order_no: '26110001' });
  const { navigator } = await renderScreen(screen, { scenario: 'waiting', query }, { sandbox });
  expect(navigator.relaunch).toHaveBeenCalledWith({
    path: success,
    query: { order_no: '26110001' },
  });
});

test('leaves once, also when React runs its effects twice', async () => {
  const { query } = await confirmQuote(sandbox, 'approved', { order_no: '26110001' });
  const state = { scenario: 'waiting', query };
  const options = { sandbox, reactStrictMode: true };
  const { navigator } = await renderScreen(screen, state, options);
  expect(navigator.relaunch).toHaveBeenCalledTimes(1);
});
