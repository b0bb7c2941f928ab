import { screen as shown, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementDate } from '@/app/agreement/agreement-record';
import { markSigned } from '@/app/loan/signing/signature-records';
import { setFetch } from '@/lib/api/transport';
import { confirmQuote } from '@/lib/testing/confirm-quote';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { withWebCrypto } from '@/lib/testing/web-crypto';
import { screen } from './screen';
import { states } from './screen.states';

const success = '/pages/landing/landing-sign-success/landing-sign-success';
const byHand = '/pages/sign/sign';
const button = () => shown.findByRole('button', { name: 'Firmar y recibir $188.000' });

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

async function open(scenario = 'cleared') {
  const { query } = await confirmQuote(sandbox, scenario);
  return { query, ...(await renderScreen(screen, { scenario, query }, { sandbox })) };
}

const orders = () => sandbox.control.state().state.accounts[0]?.orders ?? [];

test('takes the loan with one tap when the user has signed before', async () => {
  const { navigator } = await open();
  const before = orders().length;
  await userEvent.dblClick(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(orders()).toHaveLength(before + 1);
  expect(navigator.relaunch.mock.lastCall?.[0]).toEqual({
    path: success,
    query: { order_no: orders().at(-1)?.order_no },
  });
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('sends the agreement that was offered to read, also without opening it', async () => {
  await withWebCrypto(async () => {
    await open();
    await userEvent.click(await button());
    await waitFor(() => expect(orders().at(-1)?.agreement?.version).toBe(`${agreementDate} es`));
  });
});

test('shows every cost, and the agreement in a sheet', async () => {
  await open();
  const figures = await shown.findByRole('group', { name: 'Tus números' });
  for (const text of ['−$12.000', '$188.000', '$15.000', '$215.000', '58,3']) {
    expect(figures).toHaveTextContent(text);
  }
  const late = figures.previousElementSibling;
  expect(late).toHaveTextContent(/\$10\.000 una sola vez .* \$8\.000 por cada día/);
  await userEvent.click(shown.getByRole('button', { name: 'Leer el contrato' }));
  const sheet = within(shown.getByRole('dialog'));
  expect(await sheet.findByText(/Devuelves \$215\.000 en 1 cuota/)).toBeInTheDocument();
});

test('redirects to signing by hand when the user never signed', async () => {
  const { navigator, query } = await open('approved');
  await waitFor(() => expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query }));
});

test('redirects to signing by hand when the server asks for a signature', async () => {
  const { query } = await confirmQuote(sandbox, 'approved');
  markSigned();
  const { navigator } = await renderScreen(screen, { scenario: 'approved', query }, { sandbox });
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query }));
  expect(orders()).toHaveLength(0);
});

test('stays where it is when the server refuses something else than the signature', async () => {
  const { navigator } = await open();
  const errors = [{ field: 'agree', message: 'Not yet' }];
  setFetch(async (request) =>
    request.url.endsWith('loan/apply')
      ? Response.json({ code: 422, msg: 'Not yet', ret: { errors } })
      : sandbox.fetch(request),
  );
  await userEvent.click(await button());
  expect(await shown.findByText('Not yet')).toBeInTheDocument();
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('offers to sign by hand', async () => {
  const { navigator, query } = await open();
  await userEvent.click(await shown.findByRole('button', { name: 'Prefiero firmar a mano' }));
  expect(navigator.replace).toHaveBeenCalledWith({ path: byHand, query });
});

test('takes one loan when the response was lost', async () => {
  const { navigator } = await open();
  const before = orders().length;
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(orders()).toHaveLength(before + 1);
});

test.each(['notConfirmed', 'bare'] as const)('redirects to the confirmation: %s', async (state) => {
  const { navigator } = await renderScreen(screen, states[state]);
  expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({
    path: '/pages/loan/loan-information/loan-information',
  });
});
