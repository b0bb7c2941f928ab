import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { setFetch } from '@/lib/api/transport';
import { localeAtom } from '@/lib/i18n/current-locale';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
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

/** Counts the calls of a path on their way to the sandbox. */
function countCalls(fetch: (request: Request) => Promise<Response>, path: string) {
  const seen = jest.fn();
  setFetch((request) => {
    if (request.url.endsWith(path)) seen();
    return fetch(request);
  });
  return seen;
}

test('the box is unticked until it is ticked', async () => {
  await renderScreen(screen, states.ready);
  await phone();
  expect(box()).not.toBeChecked();
});

test('an empty form says what is missing and sends nothing', async () => {
  const { sandbox } = await renderScreen(screen, states.ready);
  await phone();
  await send();
  expect(await page.findByRole('link', { name: /Escribe un celular/ })).toBeInTheDocument();
  expect(page.getByRole('link', { name: /Marca la casilla/ })).toBeInTheDocument();
  expect(sandbox.control.outbox()).toEqual([]);
});

test('without the agreement no code is sent', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await userEvent.type(await phone(), '981234567');
  await send();
  expect(box()).toBeInvalid();
  expect(sandbox.control.outbox()).toEqual([]);
  expect(navigator.push).not.toHaveBeenCalled();
});

test.each(['981234567', '+56 9 8123 4567', '56-9-8123.4567'])(
  'a code goes to %s, and the next screen is told to whom',
  async (spelling) => {
    const { sandbox, navigator } = await renderScreen(screen, states.ready);
    await userEvent.type(await phone(), spelling);
    await userEvent.click(box());
    await send();
    expect(sandbox.control.outbox()).toMatchObject([{ channel: 'phone', to: '+56981234567' }]);
    expect(navigator.push).toHaveBeenCalledWith({
      path: loginPage,
      query: { type: 'phone', phone: '+56981234567' },
    });
  },
);

test('the other way sends the code by e-mail', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await userEvent.click(await page.findByRole('tab', { name: 'Correo' }));
  await userEvent.type(page.getByLabelText('Correo electrónico'), 'Ana@Correo.cl');
  await userEvent.click(box());
  await send();
  expect(sandbox.control.outbox()).toMatchObject([{ channel: 'email', to: 'ana@correo.cl' }]);
  expect(navigator.push).toHaveBeenCalledWith({
    path: loginPage,
    query: { type: 'email', email: 'ana@correo.cl' },
  });
});

test('who wants to apply is still known to on the next screen', async () => {
  const { navigator } = await renderScreen(screen, { ...states.ready, query: { next: 'apply' } });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(navigator.push).toHaveBeenCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ next: 'apply' }) }),
  );
});

test('what was typed is there again after a look at the policies', async () => {
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

test('each way keeps what was typed for it', async () => {
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

test('two taps send one code', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  const sent = countCalls(sandbox.fetch, 'user/get_code');
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await userEvent.dblClick(page.getByRole('button', { name: 'Enviar código' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(navigator.push).toHaveBeenCalled();
});

test('while a code is fresh, coming back leads on without another', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  writeValue('luka_code_sent', { to: '+56981234567', at: Date.now(), resend_seconds: 60 });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(sandbox.control.outbox()).toEqual([]);
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('what the server says stays on the page', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.ready);
  await sandbox.call('user/get_code', { phone: '+56981234567' });
  await userEvent.type(await phone(), '981234567');
  await userEvent.click(box());
  await send();
  expect(await page.findByRole('alert')).toHaveTextContent(/Espera \d+/);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('a fault of the line is said, and the next try goes through', async () => {
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

test('a failed load says so and can be tried again', async () => {
  await renderScreen(screen, {
    ...states.error,
    faults: [{ path: 'app/get_login_option', kind: '500' }],
  });
  await userEvent.click(await page.findByRole('button', { name: /Intentar de nuevo/ }));
  expect(await phone()).toBeInTheDocument();
});

test('without a connection the screen says so', async () => {
  await renderScreen(screen, states.offline);
  expect(await page.findByRole('heading', { level: 1, name: /Sin conexión/ })).toBeInTheDocument();
});

test('somebody who is logged in is led Home', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  expect(navigator.replace).toHaveBeenCalledWith({ path: '/', query: {} });
});
