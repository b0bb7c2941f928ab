import { act, fireEvent, screen as shown, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isUnanswered } from '@/app/loan/signing/unanswered';
import { keepTerms, readKeptTerms } from '@/app/loan/terms/kept-terms';
import { confirmTerms } from '@/app/loan/test/confirm-terms';
import { clearCache } from '@/lib/api/cache';
import { setFetch } from '@/lib/api/transport';
import { NavigatorContext } from '@/lib/router/router-context';
import type { Query } from '@/lib/router/target';
import { createTestSandbox, type TestSandbox } from '@/lib/sandbox/entry-jest';
import { readValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/scripts/jest/render';
import { fakeNavigator, renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const success = '/pages/landing/landing-sign-success/landing-sign-success';
const confirmation = '/pages/loan/loan-information/loan-information';
const button = () => shown.findByRole('button', { name: 'Firmar y recibir $188.000' });

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

async function open(scenario = 'approved') {
  const confirmed = await confirmTerms(sandbox, scenario);
  const rendered = await renderScreen(screen, { scenario, query: confirmed.query }, { sandbox });
  return { ...rendered, ...confirmed };
}

async function agreeAndType(name = 'Camila Muñoz') {
  await shown.findByText('1. Quiénes acuerdan');
  await userEvent.click(shown.getByRole('checkbox'));
  await userEvent.click(shown.getByRole('tab', { name: 'Escribir' }));
  fireEvent.change(shown.getByRole('textbox', { name: 'Tu nombre completo' }), {
    target: { value: name },
  });
}

/** The tab as it is after a reload: storage and server stay, nothing else. */
async function reload(query: Query) {
  clearCache({ reload: false });
  setFetch(sandbox.fetch);
  const navigator = fakeNavigator({ path: '/', query });
  await act(async () =>
    renderWithI18n(<NavigatorContext value={navigator}>{screen.render(query)}</NavigatorContext>),
  );
  return navigator;
}

const orders = () => sandbox.control.state().state.accounts[0]?.orders ?? [];

test('the agreement stands there with the confirmed figures, and the box is not ticked', async () => {
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

test('a signature takes the loan once and leads to its number, with no way back to signing', async () => {
  const { navigator } = await open();
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  const [order] = orders();
  expect(navigator.relaunch).toHaveBeenCalledWith({
    path: success,
    query: { order_no: order?.order_no },
  });
  expect(readKeptTerms()?.order_no).toBe(order?.order_no);
  expect(readValue(`luka_signed_${readValue('user_id')}`)).toBe(true);
});

test('without a tick and a signature nothing is sent, and what is missing is said', async () => {
  await open();
  await shown.findByText('1. Quiénes acuerdan');
  await userEvent.click(await button());
  expect(shown.getByRole('checkbox')).toHaveAccessibleDescription(
    /Marca que leíste y aceptas el contrato/,
  );
  expect(shown.getByRole('checkbox')).toHaveFocus();
  await agreeAndType('?');
  await userEvent.click(await button());
  expect(
    shown.getAllByText('Firma con el dedo o escribe tu nombre completo').length,
  ).toBeGreaterThan(0);
  expect(orders()).toHaveLength(0);
});

test('a double tap takes one loan', async () => {
  const { navigator } = await open();
  await agreeAndType();
  await userEvent.dblClick(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
  expect(navigator.relaunch).toHaveBeenCalledTimes(1);
});

test('a loan whose answer was lost is found by itself, and is one', async () => {
  const { navigator, terms } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
  expect(navigator.relaunch.mock.lastCall?.[0].query).toEqual({ order_no: orders()[0]?.order_no });
  expect(isUnanswered(terms.preview.preview_id)).toBe(false);
});

test('where neither answer nor Home comes, the next tap is the same wish', async () => {
  const { navigator } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 9 });
  await userEvent.click(await button());
  expect(await shown.findByText('No sabemos si tu firma llegó')).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('a signature that never arrived says so, and can be sent again', async () => {
  const { navigator } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop' });
  await userEvent.click(await button());
  expect(await shown.findByText('No sabemos si tu firma llegó')).toBeInTheDocument();
  expect(navigator.relaunch).not.toHaveBeenCalled();
  expect(orders()).toHaveLength(0);
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('a reload after a lost answer finds the loan instead of taking another', async () => {
  const { unmount, query } = await open();
  await agreeAndType();
  sandbox.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await userEvent.click(await button());
  await shown.findByText('No sabemos si tu firma llegó');
  unmount();
  const navigator = await reload(query);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(navigator.relaunch.mock.lastCall?.[0]).toMatchObject({ path: success });
  expect(orders()).toHaveLength(1);
});

test('a reload before signing goes on with the very same terms', async () => {
  const { unmount, query, terms } = await open();
  await button();
  unmount();
  const navigator = await reload(query);
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()[0]).toMatchObject({ repayment: terms.preview.repayment });
});

test('a server that says no is quoted on the page, with the way to fresh terms', async () => {
  const { navigator, query } = await open();
  await agreeAndType();
  sandbox.control.advance('PT16M');
  await userEvent.click(await button());
  expect(
    await shown.findByText('Revisa de nuevo las condiciones: duraron 15 minutos'),
  ).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Revisar las condiciones' }));
  const { preview_id: _, ...choice } = query;
  expect(navigator.replace).toHaveBeenCalledWith({ path: confirmation, query: choice });
});

test('with a phone whose clock is a day behind, signing works and the server judges the time', async () => {
  sandbox = createTestSandbox({ now: () => Date.now() + 86_400_000 });
  const { navigator } = await open();
  expect(await shown.findByText('Estas condiciones valen por pocos minutos.')).toBeInTheDocument();
  await agreeAndType();
  await userEvent.click(await button());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(orders()).toHaveLength(1);
});

test('terms that have run out are not signed but confirmed anew', async () => {
  const { terms, query } = await confirmTerms(sandbox, 'approved');
  const expires_at = new Date(Date.now() - 1000).toISOString();
  keepTerms({ ...terms, at: Date.now() - 900_000, preview: { ...terms.preview, expires_at } });
  const { navigator } = await renderScreen(screen, { scenario: 'approved', query }, { sandbox });
  expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({ path: confirmation });
});

test('terms that this device does not know are confirmed first, by the choice of the address', async () => {
  const { navigator } = await renderScreen(screen, states.notConfirmed);
  const query = { product_id: 'luka', amount: '200000', term_days: '30' };
  expect(navigator.replace).toHaveBeenCalledWith({ path: confirmation, query });
});

test('a bare address leads to the confirmation', async () => {
  const { navigator } = await renderScreen(screen, states.bare);
  expect(navigator.replace).toHaveBeenCalledWith({ path: confirmation, query: {} });
});

test('terms that were signed already lead to their loan', async () => {
  const { query } = await confirmTerms(sandbox, 'approved', { order_no: '26110001' });
  const { navigator } = await renderScreen(screen, { scenario: 'waiting', query }, { sandbox });
  expect(navigator.relaunch).toHaveBeenCalledWith({
    path: success,
    query: { order_no: '26110001' },
  });
});

test('who has a loan already is told so', async () => {
  const { query } = await confirmTerms(sandbox, 'approved');
  await renderScreen(screen, { scenario: 'lending', query }, { sandbox });
  expect(await shown.findByRole('heading', { name: 'Ya tienes un préstamo' })).toBeInTheDocument();
});
