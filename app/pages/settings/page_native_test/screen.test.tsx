import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contract } from '@/lib/bridge/contract';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

let native: FakeNative;

/** A shell that also answers what the session asks of it around a test. */
function startShell() {
  native = installFakeNative();
  native.answer('localCache', {});
}

afterEach(() => Reflect.deleteProperty(window, 'androidBridge'));

async function run(event: string) {
  await userEvent.click(await page.findByRole('button', { name: `Probar ${event}` }));
}

const reply = (event: string) =>
  within(document.getElementById(ids.reply(event)) ?? document.createElement('i'));

test('every event of the bridge has a button', async () => {
  await renderScreen(screen, states.ready);
  await page.findByRole('button', { name: 'Probar deviceInfo' });
  const events = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(events.sort()).toEqual(Object.keys(contract).sort());
});

test('without a shell a call is answered honestly', async () => {
  await renderScreen(screen, states.ready);
  await run('deviceInfo');
  expect(await reply('deviceInfo').findByText('Falló')).toBeInTheDocument();
  expect(reply('deviceInfo').getByText(/unsupport: androidBridge unsupport/)).toBeInTheDocument();
  expect(document.getElementById(ids.shell)).toHaveTextContent('Sin la app de Android');
});

test('an answer is shown with its time and size', async () => {
  startShell();
  native.answer('intentUriOpen', { opened: true });
  await renderScreen(screen, states.ready);
  await run('intentUriOpen');
  expect(await reply('intentUriOpen').findByText('Respondió')).toBeInTheDocument();
  expect(reply('intentUriOpen').getByText(/"opened": true/)).toBeInTheDocument();
  expect(reply('intentUriOpen').getByText(/\d+ ms · 15 bytes/)).toBeInTheDocument();
});

test("a refusal carries the shell's code", async () => {
  startShell();
  native.on('smsInfo', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'not_permitted', message: 'play flavour' } }),
  );
  await renderScreen(screen, states.ready);
  await run('smsInfo');
  expect(await reply('smsInfo').findByText(/^not_permitted: /)).toBeInTheDocument();
});

test('a session does not show, not even within text', async () => {
  startShell();
  native.answer('allSpCache', {
    uni_token: 'SECRET-1',
    user_info: JSON.stringify({ token: 'SECRET-2', user_id: 'u1' }),
  });
  await renderScreen(screen, states.ready);
  await run('allSpCache');
  const shown = await reply('allSpCache').findByText(/user_info/);
  expect(shown).not.toHaveTextContent('SECRET');
  expect(shown).toHaveTextContent('u1');
});

test('a very long answer is cut on show, and measured whole', async () => {
  startShell();
  native.answer('allSpCache', { text: 'x'.repeat(50_000) });
  await renderScreen(screen, states.ready);
  await run('allSpCache');
  const shown = await reply('allSpCache').findByText(/…$/);
  expect(shown.textContent?.length).toBeLessThan(2_100);
  expect(reply('allSpCache').getByText(/50\.011 bytes/)).toBeInTheDocument();
});
