import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { localeAtom } from '@/lib/i18n/current-locale';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const loginPage = '/pages/account/login-page/login-page';

const phone = () => page.findByLabelText('Número de celular');
const box = () => page.getByRole('checkbox');
const send = () => userEvent.click(page.getByRole('button', { name: 'Enviar código' }));

beforeEach(() => {
  getDefaultStore().set(localeAtom, 'es');
  removeValue('luka_login_draft');
  removeValue('luka_code_sent');
});

test('sends no code without the agreement', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await userEvent.type(await phone(), '981234567');
  await send();
  expect(box()).toBeInvalid();
  expect(sandbox.control.outbox()).toEqual([]);
  expect(navigator.push).not.toHaveBeenCalled();
});

test.each(['981234567', '+56 9 8123 4567', '56-9-8123.4567'])(
  'sends a code to %s and opens the next screen, without it in the address',
  async (spelling) => {
    const { sandbox, navigator } = await renderScreen(screen, states.ready);
    await userEvent.type(await phone(), spelling);
    await userEvent.click(box());
    await send();
    expect(sandbox.control.outbox()).toMatchObject([{ channel: 'phone', to: '+56981234567' }]);
    expect(navigator.push).toHaveBeenCalledWith({
      path: loginPage,
      query: { type: 'phone' },
    });
  },
);

test('sends the code by e-mail in the e-mail tab', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await userEvent.click(await page.findByRole('tab', { name: 'Correo' }));
  await userEvent.type(page.getByLabelText('Correo electrónico'), 'Ana@Correo.cl');
  await userEvent.click(box());
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'email', to: 'ana@correo.cl' }]);
  expect(navigator.push).toHaveBeenCalledWith({
    path: loginPage,
    query: { type: 'email' },
  });
});

async function submitEmail(address: string) {
  await userEvent.click(await page.findByRole('tab', { name: 'Correo' }));
  await userEvent.type(page.getByLabelText('Correo electrónico'), address);
  await userEvent.click(box());
  await send();
}

test('questions a likely slip in the domain before the code is sent, and corrects it on request', async () => {
  const { sandbox } = await renderScreen(screen, states.ready);
  await submitEmail('ana@gmial.com');
  const field = page.getByLabelText('Correo electrónico');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/¿Querías escribir ana@gmail.com\?/);
  expect(sandbox.control.outbox()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: textOf('getCode.email.useLikely') }));
  expect(field).toHaveValue('ana@gmail.com');
  expect(page.queryByText(/¿Querías escribir/)).toBeNull();
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'email', to: 'ana@gmail.com' }]);
});

test('sends the code to a questioned address when it is submitted again', async () => {
  const { sandbox } = await renderScreen(screen, states.ready);
  await submitEmail('ana@gmial.com');
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'email', to: 'ana@gmial.com' }]);
});

test('keeps the tick when terms and policy are read before it, between and after', async () => {
  const first = await renderScreen(screen, states.ready);
  await userEvent.click(await page.findByRole('link', { name: 'Términos' }));
  first.unmount();
  const second = await renderScreen(screen, states.ready);
  await phone();
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  await userEvent.click(page.getByRole('link', { name: 'Política de privacidad' }));
  second.unmount();
  const third = await renderScreen(screen, states.ready);
  await phone();
  expect(box()).toBeChecked();
  await userEvent.click(page.getByRole('link', { name: 'Términos' }));
  third.unmount();
  await renderScreen(screen, states.ready);
  await phone();
  expect(box()).toBeChecked();
});

test('passes next=apply to the next screen', async () => {
  const { navigator } = await renderScreen(screen, { ...states.ready, query: { next: 'apply' } });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(navigator.push).toHaveBeenCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ next: 'apply' }) }),
  );
});

test('restores the values after a visit to the policies', async () => {
  const { unmount, navigator } = await renderScreen(screen, states.ready);
  await userEvent.type(await phone(), '9812');
  await userEvent.click(box());
  await userEvent.click(page.getByRole('link', { name: 'Términos' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/policy/policy',
    query: { type: 'terms' },
  });
  expect(box()).toBeChecked();
  unmount();
  await renderScreen(screen, states.ready);
  expect(await phone()).toHaveValue('9812');
  expect(box()).toBeChecked();
});

test('keeps the address of each tab', async () => {
  await renderScreen(screen, states.ready);
  await userEvent.type(await phone(), '9812');
  await userEvent.click(page.getByRole('tab', { name: 'Correo' }));
  await userEvent.type(page.getByLabelText('Correo electrónico'), 'ana@');
  await userEvent.click(page.getByRole('tab', { name: 'Celular' }));
  expect(await phone()).toHaveValue('9812');
  expect(readValue('luka_login_draft')).toEqual({
    type: 'phone',
    phone: '9812',
    email: 'ana@',
    agree: false,
  });
});

test('begins with the tab that was chosen last', async () => {
  writeValue('luka_login_draft', { type: 'email', phone: '', email: 'ana@', agree: false });
  await renderScreen(screen, states.ready);
  expect(await page.findByLabelText('Correo electrónico')).toHaveValue('ana@');
});

test('shows no tabs where the server offers one way, also if another was chosen before', async () => {
  writeValue('luka_login_draft', { type: 'email', phone: '', email: '', agree: false });
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_login_option', (login) => {
    login.options = ['phone'];
  });
  await renderScreen(screen, states.ready, { sandbox });
  expect(await phone()).toBeInTheDocument();
  expect(page.queryByRole('tab')).not.toBeInTheDocument();
});

test('a number can be typed before the server has said where codes go, and stays when it has', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_login_option', (login) => {
    login.default = 'email';
  });
  sandbox.control.fault({ path: 'app/get_login_option', kind: 'slow', ms: 100 });
  await renderScreen(screen, states.ready, { sandbox });
  fireEvent.change(page.getByLabelText('Número de celular'), { target: { value: '981234567' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(page.getByLabelText('Número de celular')).toHaveValue('981234567');
});

test('a code is sent where the server could not say where codes go', async () => {
  const { sandbox } = await renderScreen(screen, states.error);
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'phone', to: '+56981234567' }]);
});

test.each([
  ['is said to be missing', states.offline, true],
  ['is not blamed for another failure', states.error, false],
])('the connection %s before a code is sent', async (_, state, expected) => {
  await renderScreen(screen, state);
  await phone();
  await act(passTurns);
  expect(document.getElementById(ids.failure) !== null).toBe(expected);
});

test('drops the question once the address is another one', async () => {
  await renderScreen(screen, states.ready);
  await submitEmail('ana@gmial.com');
  const field = page.getByLabelText('Correo electrónico');
  expect(await page.findByText(/¿Querías escribir/)).toBeInTheDocument();
  // The same address in another spelling is not another one.
  fireEvent.change(field, { target: { value: 'Ana@gmial.com' } });
  expect(page.getByText(/¿Querías escribir/)).toBeInTheDocument();
  await userEvent.type(field, 'x');
  expect(page.queryByText(/¿Querías escribir/)).toBeNull();
});

test('continues without another code during the resend countdown', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  writeValue('luka_code_sent', { to: '+56981234567', at: Date.now(), resend_seconds: 60 });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(sandbox.control.outbox()).toEqual([]);
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('shows the message of the server when it refuses', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await sandbox.call('user/get_code', { phone: '+56981234567' });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(await page.findByRole('alert')).toHaveTextContent(/Espera \d+/);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('shows a network error, and succeeds at the next submit', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  sandbox.control.fault({ path: 'user/get_code', kind: 'drop', times: 1 });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(await page.findByRole('alert')).toHaveTextContent(/conexión/);
  await send();
  expect(navigator.push).toHaveBeenCalledTimes(1);
  expect(page.queryByRole('alert')).not.toBeInTheDocument();
});

test('redirects a logged-in user to Home', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  expect(navigator.replace).toHaveBeenCalledWith({ path: '/', query: {} });
});

test('shows what the server refuses of the number at its field', async () => {
  const { sandbox } = await renderScreen(screen, states.ready);
  const errors = [{ field: 'phone', message: 'Este número no existe' }];
  const reply = { code: 422, msg: 'No', ret: { errors } };
  sandbox.use(http.post('*/user/get_code', () => HttpResponse.json(reply)));
  fireEvent.change(await phone(), { target: { value: '912345678' } });
  await userEvent.click(box());
  await send();
  await waitFor(async () =>
    expect(await phone()).toHaveAccessibleDescription(/Este número no existe/),
  );
});

test('begins with the address of the last log-in after a session that has expired', async () => {
  writeValue('luka_last_login', { type: 'phone', to: '+56981234567' });
  await renderScreen(screen, states.ready);
  expect(await phone()).toHaveValue('9 8123 4567');
  expect(box()).not.toBeChecked();
});

test('leads from a number that is lost to the ways back into the account', async () => {
  await renderScreen(screen, states.ready);
  await phone();
  expect(page.getByRole('link', { name: textOf('getCode.lostNumber') })).toHaveAttribute(
    'href',
    '#/pages/custom-service/custom-service?ask=number',
  );
});

test('a user who is logged in adds an e-mail address, and accepts nothing again', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.attachEmail);
  const address = await page.findByLabelText(textOf('getCode.email.label'));
  expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(page.queryByRole('tab')).not.toBeInTheDocument();
  await userEvent.type(address, 'ana@correo.cl');
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'email', to: 'ana@correo.cl' }]);
  expect(navigator.push).toHaveBeenCalledWith({
    path: loginPage,
    query: { type: 'email', attach: '1' },
  });
  expect(readValue('luka_login_draft')).toBeNull();
});

test('a guest who opens the link to add an address logs in', async () => {
  await renderScreen(screen, { ...states.ready, query: { attach: 'email' } });
  expect(await phone()).toBeVisible();
  expect(box()).toBeVisible();
});
