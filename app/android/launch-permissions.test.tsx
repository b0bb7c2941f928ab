import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids as homeIds } from '@/app/home/home.ids';
import { screen as home } from '@/app/pages/index/index/screen';
import { states as homeStates } from '@/app/pages/index/index/screen.states';
import type { ScreenState } from '@/app/pages/screen-state';
import { saveDecision } from '@/lib/consent/decisions';
import { handleBack } from '@/lib/gestures/back-stack';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { NavigatorContext } from '@/lib/router/router-context';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { fakeNavigator, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { LaunchPermissions } from './launch-permissions';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  // The session reads and writes it around each test.
  native.reply('localCache', {});
});

const homeInShell = defineScreen({
  query: noQuery,
  Screen: () => (
    <>
      {home.render({})}
      <LaunchPermissions />
    </>
  ),
});

/** Renders Home in a shell with these permission states; null replies with an error. */
async function launch(states: object | null, start: ScreenState = homeStates.guest) {
  native.on('permission', ({ callbackId }) => {
    const refusal = { error: { code: 'unsupport', message: '' } };
    native.send(states ? { callbackId, data: states } : { callbackId, ...refusal });
  });
  const view = await renderScreen(homeInShell, start);
  await act(async () => void (await native.next('permission')));
  return view;
}

const sheet = () => screen.queryByRole('dialog');
const requested = () =>
  native.posted.filter(({ event }) => event === 'permission').map(({ data }) => data);
const both = { location: 'not_asked', phone: 'not_asked' };

/** Home has loaded: its figures are shown. */
const waitForHome = () => screen.findAllByText('350000 pesos');

async function tap(id: string) {
  const button = document.getElementById(id);
  if (!button) throw new Error(`Home shows no ${id}`);
  await userEvent.click(button);
}

/** Taps the guest's button to apply, once Home has loaded. */
async function tapApply() {
  await waitForHome();
  await tap(homeIds.apply);
}

test('explains both permissions over a loaded Home at the first tap to apply, which waits', async () => {
  const { navigator } = await launch(both);
  await waitForHome();
  expect(sheet()).not.toBeInTheDocument();
  await tapApply();
  expect(sheet()).toHaveAccessibleName('Dos permisos que puedes dar');
  const rows = Array.from(sheet()?.querySelectorAll('li') ?? [], (item) => item.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Ubicación aproximada.*nunca tu dirección/),
    expect.stringMatching(/^Estado del teléfono.*No vemos tus llamadas/),
  ]);
  expect(requested()).toEqual([{ names: ['location', 'phone'], ask: false }]);
  expect(navigator.push).not.toHaveBeenCalled();
});

test.each([
  { data: { location: 'granted', phone: 'granted' } },
  { data: { location: 'denied', phone: 'denied_forever' } },
  { error: { code: 'failed', message: '' } },
])(
  'requests both after Continue, then goes on to apply whatever the result (%j)',
  async (answer) => {
    const { navigator } = await launch(both);
    await tapApply();
    native.on('permission', ({ callbackId }) => native.send({ callbackId, ...answer }));
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(requested()[1]).toEqual({ names: ['location', 'phone'], ask: true });
    expect(sheet()).not.toBeInTheDocument();
    expect(navigator.push).toHaveBeenCalledTimes(1);
    await expectNotAskedAgain();
  },
);

test('requests nothing after "Not now", and goes on to apply', async () => {
  const { navigator } = await launch(both);
  await tapApply();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(sheet()).not.toBeInTheDocument();
  expect(requested()).toHaveLength(1);
  expect(navigator.push).toHaveBeenCalledTimes(1);
  await expectNotAskedAgain();
});

test('requests nothing when dismissed by Back, and stays on Home', async () => {
  const { navigator } = await launch(both);
  await tapApply();
  act(() => void handleBack());
  expect(sheet()).not.toBeInTheDocument();
  expect(requested()).toHaveLength(1);
  expect(navigator.push).not.toHaveBeenCalled();
  await expectNotAskedAgain();
});

test('a reply of the shell that comes after the sheet was dismissed leads nowhere', async () => {
  const { navigator } = await launch(both);
  await tapApply();
  native.on('permission', () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  act(() => void handleBack());
  const { callbackId } = await native.next('permission');
  await act(async () => void native.send({ callbackId, data: { location: 'granted' } }));
  await act(passTurns);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('explains and requests location only when the flavour has no phone state', async () => {
  await launch({ location: 'not_asked' });
  await tapApply();
  expect(sheet()).toHaveAccessibleName('Un permiso que puedes dar');
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(requested()[1]).toEqual({ names: ['location'], ask: true });
});

test.each([
  { location: 'granted', phone: 'granted' },
  { location: 'denied', phone: 'denied_forever' },
  {},
  null,
])('goes straight on to apply when the shell replies %j', async (states) => {
  const { navigator } = await launch(states);
  await tapApply();
  expect(sheet()).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('asks nothing over a Home that has not loaded', async () => {
  const { navigator } = await launch(both, homeStates.guestLoading);
  await tap(homeIds.apply);
  expect(sheet()).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('holds no button of another screen, and fetches no Home there', async () => {
  const sandbox = createTestSandbox();
  const homes: unknown[] = [];
  sandbox.changeReply('app/home', (ret) => void homes.push(ret));
  const applied = jest.fn();
  const products = fakeNavigator({ path: '/pages/product/product', query: {} });
  const other = defineScreen({
    query: noQuery,
    Screen: () => (
      <NavigatorContext value={products}>
        <button type="button" id={homeIds.apply} onClick={applied} />
        <LaunchPermissions />
      </NavigatorContext>
    ),
  });
  native.reply('permission', both);
  await renderScreen(other, homeStates.guest, { sandbox });
  await act(passTurns);
  await tap(homeIds.apply);
  expect(applied).toHaveBeenCalledTimes(1);
  expect(sheet()).not.toBeInTheDocument();
  expect(homes).toEqual([]);
});

test('asks a user who goes on with an application, unless they refuse device data', async () => {
  const { navigator } = await launch(both, homeStates.init);
  await waitForHome();
  saveDecision('device', false);
  await tap(homeIds.goOn);
  expect(sheet()).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledTimes(1);
  saveDecision('device', true);
  await tap(homeIds.goOn);
  expect(sheet()).toBeInTheDocument();
});

/** Taps again, in this launch and in the next one: no sheet. */
async function expectNotAskedAgain() {
  await tap(homeIds.apply);
  expect(sheet()).not.toBeInTheDocument();
  const before = requested().length;
  await renderScreen(homeInShell, homeStates.guest);
  await waitForHome();
  expect(requested()).toHaveLength(before);
}
