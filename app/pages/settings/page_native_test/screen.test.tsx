import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callBridge } from '@/lib/bridge/call';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';
import { texts } from './texts';

let native: FakeShell;

/** A shell that also replies to the session's calls around each test. */
function startShell() {
  native = installFakeShell();
  native.reply('localCache', {});
}

afterEach(() => Reflect.deleteProperty(window, 'androidBridge'));

async function run(event: string) {
  await userEvent.click(await page.findByRole('button', { name: `Probar ${event}` }));
}

const reply = (event: string) =>
  within(document.getElementById(ids.reply(event)) ?? document.createElement('i'));

test('shows the replies of the browser bridge, and `unsupport` for the rest', async () => {
  await renderScreen(screen, states.ready);
  await run('deviceInfo');
  expect(await reply('deviceInfo').findByText('Respondió')).toBeInTheDocument();
  expect(reply('deviceInfo').getByText(/"timezone"/)).toBeInTheDocument();
  await run('smsInfo');
  expect(await reply('smsInfo').findByText('Falló')).toBeInTheDocument();
  expect(reply('smsInfo').getByText(/^unsupport: .*androidBridge unsupport/)).toBeInTheDocument();
  expect(document.getElementById(ids.shell)).toHaveTextContent('Sin la app de Android');
});

test('disables the browser bridge on unmount', async () => {
  const { unmount } = await renderScreen(screen, states.ready);
  await page.findByRole('button', { name: 'Probar deviceInfo' });
  unmount();
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({
    message: 'androidBridge unsupport',
  });
});

test('counts pushed events, shows their last data and does not handle them', async () => {
  startShell();
  await renderScreen(screen, states.ready);
  await page.findByText('Avisos del teléfono');
  const push = (event: string, data?: unknown) => {
    let handled: unknown;
    act(() => {
      handled = native.send({ event, data });
    });
    return handled;
  };
  push('network', { online: false });
  push('network', { online: true });
  expect(document.getElementById(ids.push('network'))).toHaveTextContent('2 ×');
  expect(page.getByText('{"online":true}')).toBeInTheDocument();
  expect(push('back')).toBe(false);
});

test('redacts tokens, also in nested JSON', async () => {
  startShell();
  native.reply('allSpCache', {
    uni_token: 'SECRET-1',
    user_info: JSON.stringify({ token: 'SECRET-2', user_id: 'u1' }),
  });
  await renderScreen(screen, states.ready);
  await run('allSpCache');
  const shown = await reply('allSpCache').findByText(/user_info/);
  expect(shown).not.toHaveTextContent('SECRET');
  expect(shown).toHaveTextContent('u1');
});

test('opens the payment page that a tester types', async () => {
  startShell();
  native.reply('openPayView', { result: 'closed' });
  await renderScreen(screen, states.ready);
  const field = await page.findByRole('textbox', { name: texts.es.payPage });
  await userEvent.clear(field);
  await userEvent.type(field, 'https://expired.badssl.com/');
  await run('openPayView');
  expect((await native.next('openPayView')).data).toEqual({ url: 'https://expired.badssl.com/' });
});
