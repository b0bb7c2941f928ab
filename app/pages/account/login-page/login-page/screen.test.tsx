import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { lastLogin } from '@/app/account/login-target';
import { config } from '@/lib/config';
import { localeAtom } from '@/lib/i18n/current-locale';
import { rememberReturnPath, takeReturnPath } from '@/lib/session/return-path';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { screen } from './screen';
import { states } from './screen.states';

const to = '+56981234567';

const field = () => page.findByRole('textbox', { name: 'Código de 6 dígitos' });

/** As get-code-page stores a code that it has requested, a minute ago. */
function storeTarget(address: string) {
  writeValue('luka_code_sent', { to: address, at: Date.now() - 60_000, resend_seconds: 60 });
}

/** A sandbox that has sent a code to the phone of the states, or to an e-mail address. */
async function sentCode(email?: string) {
  const sandbox = createTestSandbox();
  if (email) await sandbox.call('user/get_mail_code', { email });
  else await sandbox.call('user/get_code', { phone: to });
  storeTarget(email ?? to);
  const code = sandbox.control.outbox().at(-1)?.code ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  return { sandbox, code, wrong };
}

beforeEach(() => {
  getDefaultStore().set(localeAtom, 'es');
  storeTarget(to);
  takeReturnPath();
});

test('logs in automatically when the code is complete, and replaces the history', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  writeValue('luka_login_draft', { phone: to, email: '', agree: true });
  await userEvent.type(await field(), code);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} }));
  expect(readValue('uni_token')).not.toBeNull();
  expect(readValue('phone')).toBe(to);
  expect(readValue('luka_login_draft')).toBeNull();
});

test('sends the same code again after the server refused something else', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  const errors = [{ field: 'agree', message: 'Not yet' }];
  const reply = { code: 422, msg: 'Not yet', ret: { errors } };
  sandbox.use(http.post('*/user/login', () => HttpResponse.json(reply), { once: true }));
  await userEvent.type(await field(), code);
  expect(await page.findAllByText('Not yet')).not.toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: textOf('login.bar') }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
});

test('sends the agreement with the code, the type and the address', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  await userEvent.type(await field(), code);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  const [sent, ...more] = received.filter(({ path }) => path === 'user/login');
  expect(sent?.body).toEqual({
    ...{ type: 'phone', phone: to, code, agree: true },
    texts: config.textsVersion,
  });
  expect(more).toEqual([]);
  expect(readValue(`luka_texts_${readValue('user_id')}`)?.version).toBe(config.textsVersion);
});

test('opens the next step for a user who wants to apply', async () => {
  const { sandbox, code } = await sentCode();
  const state = { ...states.phone, query: { next: 'apply' } };
  const { navigator } = await renderScreen(screen, state, { sandbox });
  await userEvent.type(await field(), code);
  await waitFor(() =>
    expect(navigator.relaunch).toHaveBeenCalledWith({
      path: '/pages/step/step-basic/step-basic',
      query: {},
    }),
  );
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('returns to the screen that redirected to the log-in', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  rememberReturnPath('/pages/my-loan/my-loan');
  await userEvent.type(await field(), code);
  await waitFor(() =>
    expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/pages/my-loan/my-loan', query: {} }),
  );
});

test('shows the remaining attempts at the field after a wrong code', async () => {
  const { sandbox, code, wrong } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  await userEvent.type(await field(), wrong);
  expect(await page.findByText('Revisa el código: te quedan 4 intentos')).toBeInTheDocument();
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveFocus();
  await userEvent.keyboard(code.slice(0, 1));
  expect(await field()).toHaveValue(code.slice(0, 1));
  await userEvent.keyboard(code.slice(1));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
});

test('keeps the remaining attempts in sight while the code after a wrong one is typed', async () => {
  const { sandbox, code, wrong } = await sentCode();
  await renderScreen(screen, states.phone, { sandbox });
  await userEvent.type(await field(), wrong);
  await page.findByText('Revisa el código: te quedan 4 intentos');
  await userEvent.keyboard(code.slice(0, 3));
  expect(await field()).toHaveAccessibleDescription(/te quedan 4 intentos$/);
});

test('does not send a wrong code again by the button until it was edited', async () => {
  const { sandbox, wrong } = await sentCode();
  await renderScreen(screen, states.phone, { sandbox });
  await userEvent.type(await field(), wrong);
  await page.findByText('Revisa el código: te quedan 4 intentos');
  await userEvent.click(page.getByRole('button', { name: textOf('login.bar') }));
  await userEvent.type(await field(), '{Enter}');
  expect(await page.findByText('Revisa el código: te quedan 4 intentos')).toBeInTheDocument();
  expect(await field()).toHaveFocus();
  await userEvent.type(await field(), `{Backspace}${wrong.at(-1)}`);
  expect(await page.findByText('Revisa el código: te quedan 3 intentos')).toBeInTheDocument();
});

test('a code that was corrected while the wrong one was being checked is sent, and not shown as wrong', async () => {
  const { sandbox, code, wrong } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  let check = () => {};
  const checked = new Promise<void>((resolve) => {
    check = resolve;
  });
  sandbox.use(http.post('*/user/login', () => checked));
  await userEvent.type(await field(), wrong);
  await userEvent.clear(await field());
  await userEvent.type(await field(), code);
  check();
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(await field()).toBeValid();
});

test('asks for another code after five wrong ones', async () => {
  const { sandbox, wrong } = await sentCode();
  await renderScreen(screen, states.phone, { sandbox });
  for (let tries = 0; tries < 5; tries += 1) {
    await userEvent.clear(await field());
    await userEvent.type(await field(), wrong);
    await page.findByText(/Revisa el código|Pide un código nuevo/);
  }
  expect(await page.findByText('Pide un código nuevo: usaste los 5 intentos')).toBeInTheDocument();
});

test('shows a server error, and succeeds at the next submit', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.loginFails, { sandbox });
  await userEvent.type(await field(), code);
  expect(await page.findByRole('alert')).toHaveTextContent(textOf('sending.failed'));
  await userEvent.click(page.getByRole('button', { name: textOf('login.bar') }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
});

test('continues the resend countdown after a reload', async () => {
  writeValue('luka_code_sent', { to, at: Date.now() - 20_000, resend_seconds: 60 });
  await renderScreen(screen, states.phone);
  expect(await page.findByRole('timer')).toHaveTextContent(/en 0:[1-4]\d$/);
  expect(page.queryByRole('button', { name: textOf('login.resend') })).not.toBeInTheDocument();
});

test('sends another code after the countdown and starts it again', async () => {
  const { sandbox } = await renderScreen(screen, states.phone);
  await userEvent.type(await field(), '12');
  await userEvent.click(page.getByRole('button', { name: textOf('login.resend') }));
  expect(await page.findByText(/El anterior ya no sirve/)).toBeInTheDocument();
  expect(await page.findByRole('timer')).toHaveTextContent(/en (1:00|0:[3-5]\d)$/);
  expect(sandbox.control.outbox()).toMatchObject([{ to }]);
  expect(await field()).toHaveValue('');
});

test('requests one code when the button is tapped twice in the same instant', async () => {
  await renderScreen(screen, states.phone);
  const button = await page.findByRole('button', { name: textOf('login.resend') });
  act(() => {
    button.click();
    button.click();
  });
  expect(await page.findByText(/El anterior ya no sirve/)).toBeInTheDocument();
  expect(received.filter(({ path }) => path === 'user/get_code')).toHaveLength(1);
});

test('shows the message of the server when it refuses to send another code', async () => {
  const { sandbox } = await renderScreen(screen, states.phone);
  await sandbox.call('user/get_code', { phone: to });
  await userEvent.click(page.getByRole('button', { name: textOf('login.resend') }));
  expect(await page.findByRole('alert')).toHaveTextContent(/Espera \d+ s/);
});

test('enters the code of the demo banner', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  expect(await page.findByText(code)).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Usar este código' }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
});

test.each([
  ['no code was sent', {}, ''],
  ['the code was sent to a phone, and the URL says e-mail', { type: 'email' }, to],
  ['the URL names a phone, as earlier versions did', { type: 'phone', phone: to }, ''],
])(
  'redirects to get-code-page, and says that a code is needed, when %s',
  async (_case, query, sent) => {
    removeValue('luka_code_sent');
    if (sent) storeTarget(sent);
    const { navigator } = await renderScreen(screen, { scenario: 'guest', query });
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/account/get-code-page/get-code-page',
      query: {},
    });
    expect(getDefaultStore().get(toastAtom)?.message).toBe(textOf('login.codeFirst'));
  },
);

const email = 'camila@correo.cl';

/** Enters the code that was sent to an e-mail address without an account. */
async function enterUnknownEmail(sandbox: TestSandbox, code: string) {
  const { navigator } = await renderScreen(screen, states.email, { sandbox });
  await userEvent.type(await field(), code);
  await page.findByRole('alertdialog', { name: textOf('login.newAccount.title') });
  return navigator;
}

const accounts = (sandbox: TestSandbox) => sandbox.control.state().state.accounts;

test('an e-mail address without an account opens none before the user has said that they have no other', async () => {
  const { sandbox, code } = await sentCode(email);
  const navigator = await enterUnknownEmail(sandbox, code);
  expect(accounts(sandbox).filter((account) => account.email === email)).toEqual([]);
  expect(readValue('uni_token')).toBeNull();
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  await userEvent.click(page.getByRole('button', { name: textOf('login.newAccount.create') }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(accounts(sandbox).filter((account) => account.email === email)).toHaveLength(1);
});

test('a user with another account is led to the log-in by phone', async () => {
  const { sandbox, code } = await sentCode(email);
  const navigator = await enterUnknownEmail(sandbox, code);
  await userEvent.click(page.getByRole('button', { name: textOf('login.newAccount.byPhone') }));
  expect(navigator.replace).toHaveBeenCalledWith({
    path: '/pages/account/get-code-page/get-code-page',
    query: { type: 'phone' },
  });
  expect(accounts(sandbox).filter((account) => account.email === email)).toEqual([]);
});

test('a phone without an account opens none unasked where the server says so, and leads to the ways back', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, { scenario: 'guest_asked' }, { sandbox });
  await userEvent.type(await field(), code);
  await page.findByRole('alertdialog', { name: textOf('login.newAccount.title') });
  expect(accounts(sandbox).filter(({ phone }) => phone === to)).toEqual([]);
  const changed = textOf('login.newAccount.numberChanged');
  await userEvent.click(page.getByRole('button', { name: changed }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/custom-service/custom-service',
    query: { ask: 'number' },
  });
  await userEvent.click(page.getByRole('button', { name: textOf('login.bar') }));
  await userEvent.click(
    await page.findByRole('button', { name: textOf('login.newAccount.create') }),
  );
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(accounts(sandbox).filter(({ phone }) => phone === to)).toHaveLength(1);
});

test('asks also where an older server has opened the account unasked, and does not enter it', async () => {
  const { sandbox, code } = await sentCode(email);
  answerLogin(sandbox, { token: 'new-token', user_id: 'new-user', new_guest: true });
  const navigator = await enterUnknownEmail(sandbox, code);
  expect(readValue('uni_token')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: textOf('login.newAccount.create') }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(readValue('uni_token')).toBe('new-token');
});

test('adds the e-mail address to the account of the user, who stays logged in', async () => {
  const { sandbox, code } = await sentCode(email);
  const { navigator } = await renderScreen(screen, states.attach, { sandbox });
  const userId = readValue('user_id');
  await userEvent.type(await field(), code);
  await waitFor(() =>
    expect(navigator.relaunch).toHaveBeenCalledWith({
      path: '/pages/settings/settings',
      query: {},
    }),
  );
  expect(readValue('user_id')).toBe(userId);
  expect(accounts(sandbox)).toMatchObject([{ id: userId, email }]);
});

test('an address that is added once its user has left leads them nowhere', async () => {
  const { sandbox, code } = await sentCode(email);
  const { navigator, unmount } = await renderScreen(screen, states.attach, { sandbox });
  const input = await field();
  sandbox.control.fault({ path: 'user/login', kind: 'slow', ms: 400 });
  await userEvent.type(input, code);
  unmount();
  await waitFor(() => expect(accounts(sandbox)).toMatchObject([{ email }]));
  await waitFor(() => expect(getDefaultStore().get(toastAtom)).not.toBeNull());
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('does not change the user where a server does not know how to add an address', async () => {
  const { sandbox, code } = await sentCode(email);
  answerLogin(sandbox, { token: 'other-token', user_id: 'other', new_guest: false });
  const { navigator } = await renderScreen(screen, states.attach, { sandbox });
  const userId = readValue('user_id');
  await userEvent.type(await field(), code);
  expect(await page.findByRole('alert')).toHaveTextContent(textOf('sending.failed'));
  expect(readValue('user_id')).toBe(userId);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('leads to another log-in where the session is too old to change the number', async () => {
  const { sandbox } = await sentCode();
  const state = { scenario: 'lending', query: { type: 'phone', attach: '1' } };
  const { navigator } = await renderScreen(screen, state, { sandbox });
  await sandbox.control.advance('PT16M');
  await sandbox.call('user/get_code', { phone: to });
  await userEvent.type(await field(), sandbox.control.outbox().at(-1)?.code ?? '');
  await userEvent.click(await page.findByRole('button', { name: textOf('login.again') }));
  expect(navigator.relaunch).toHaveBeenCalledWith({
    path: '/pages/account/get-code-page/get-code-page',
    query: {},
  });
  expect(readValue('uni_token')).toBeNull();
  expect(takeReturnPath()).toBe('/pages/settings/settings');
});

test('remembers the address for the log-in after a session that expired', async () => {
  const { sandbox, code } = await sentCode();
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  await userEvent.type(await field(), code);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
  expect(lastLogin()).toEqual({ type: 'phone', to });
});

/** Has the server answer each log-in with a session, whatever was asked for, as an older one does. */
function answerLogin(
  sandbox: TestSandbox,
  session: { token: string; user_id: string; new_guest: boolean },
): void {
  sandbox.use(
    http.post('*/user/login', () =>
      HttpResponse.json({ code: 0, msg: '', ret: { ...session, phone: '' } }),
    ),
  );
}

test('in the shell a press on “paste” logs in with the copied code', async () => {
  const { sandbox, code } = await sentCode();
  const native = installFakeShell();
  native.reply('localCache', {});
  native.reply('intentUriOpen', { opened: true, code });
  const { navigator } = await renderScreen(screen, states.phone, { sandbox });
  await userEvent.click(await page.findByRole('button', { name: textOf('login.paste') }));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} }));
});

test('without a copied code the field is focused, and a message says what to do', async () => {
  const native = installFakeShell();
  native.reply('intentUriOpen', { opened: false });
  await renderScreen(screen, states.phone);
  await userEvent.click(await page.findByRole('button', { name: textOf('login.paste') }));
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('');
  expect(getDefaultStore().get(toastAtom)?.message).toBe(
    textOf('login.pasteNone', { length: '6' }),
  );
});
