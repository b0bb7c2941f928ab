import { screen as shown, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { agreementDate } from '@/app/agreement/agreement-record';
import { markSigned } from '@/app/loan/signing/signature-records';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { withWebCrypto } from '@/lib/testing/web-crypto';
import { screen } from './screen';

const success = '/pages/landing/landing-sign-success/landing-sign-success';
const byHand = '/pages/sign/sign';
const button = () => shown.findByRole('button', { name: 'Firmar y recibir $188.000' });
const box = () => shown.findByRole('checkbox', { name: 'Leí el contrato y lo acepto.' });

/** Ticks that the agreement is accepted, and presses the button that signs. */
async function sign() {
  await userEvent.click(await box());
  await userEvent.click(await button());
}

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

async function open(scenario = 'cleared') {
  const { query } = await confirmQuote(sandbox, scenario);
  return { query, ...(await renderScreen(screen, { scenario, query }, { sandbox })) };
}

const orders = () => sandbox.control.state().state.accounts[0]?.orders ?? [];

test('takes the loan with a tick and a press when the user has signed before', async () => {
  const { navigator } = await open();
  const before = orders().length;
  await userEvent.click(await box());
  await userEvent.dblClick(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(orders()).toHaveLength(before + 1);
  expect(navigator.relaunch.mock.lastCall?.[0]).toEqual({
    path: success,
    query: { order_no: orders().at(-1)?.order_no },
  });
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('says that the signature is on its way and counts once, where the reply takes more than two seconds', async () => {
  await open();
  await userEvent.click(await box());
  sandbox.control.fault({ path: 'loan/apply', kind: 'timeout' });
  await userEvent.click(await button());
  const sending = textOf('loan.signing.sending');
  expect(shown.queryByText(sending)).not.toBeInTheDocument();
  const text = await shown.findByText(sending, {}, { timeout: 4000 });
  expect(text.closest('[role="status"]')).toBeInTheDocument();
});

test('says above the agreement who signs, and that the text is a draft', async () => {
  await open();
  const text = await shown.findByRole('region', { name: textOf('sign.agreement.label') });
  for (const above of [
    await shown.findByText('Firma Camila Muñoz, RUN 12.345.678-5'),
    shown.getByText(textOf('shell.draft.title')),
  ]) {
    expect(text.compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  }
});

test('takes no loan with presses alone, and shows the box to tick', async () => {
  await open();
  const before = orders().length;
  expect(await button()).toHaveAccessibleDescription(textOf('sign.missing.agree'));
  await userEvent.dblClick(await button());
  expect(await box()).toHaveFocus();
  expect(await box()).toHaveAccessibleDescription(new RegExp(textOf('sign.missing.agree')));
  expect(orders()).toHaveLength(before);
});

test('sends the agreement that was on the screen', async () => {
  await withWebCrypto(async () => {
    await open();
    await sign();
    await waitFor(() => expect(orders().at(-1)?.agreement?.version).toBe(`${agreementDate} es`));
  });
});

test('redirects to signing by hand when the user never signed', async () => {
  const { navigator, query } = await open('approved');
  await waitFor(() => expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query }));
});

test('redirects to signing by hand when the server asks for a signature', async () => {
  const { query } = await confirmQuote(sandbox, 'approved');
  markSigned();
  const { navigator } = await renderScreen(screen, { scenario: 'approved', query }, { sandbox });
  await sign();
  await waitFor(() => expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query }));
  expect(orders()).toHaveLength(0);
});

test('stays where it is when the server refuses something else than the signature', async () => {
  const { navigator } = await open();
  const errors = [{ field: 'agree', message: 'Not yet' }];
  const reply = { code: 422, msg: 'Not yet', ret: { errors } };
  sandbox.use(http.post('*/loan/apply', () => HttpResponse.json(reply)));
  await sign();
  expect(await shown.findByText('Not yet.')).toBeInTheDocument();
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('offers to sign by hand', async () => {
  const { navigator, query } = await open();
  await userEvent.click(await shown.findByRole('button', { name: 'Prefiero firmar a mano' }));
  expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query });
});
