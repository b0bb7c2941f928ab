import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { handleBack } from '@/lib/gestures/back-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { isSessionReadyAtom } from '@/lib/session/session-state';
import { removeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { LaunchPermissions } from './launch-permissions';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  // The session reads and writes it around each test.
  native.reply('localCache', {});
  getDefaultStore().set(isSessionReadyAtom, true);
});
afterEach(() => {
  native.remove();
  removeValue('luka_permissions_asked');
});

/** Renders the sheet in a shell with these permission states; null replies with an error. */
async function launch(states: object | null, path = '/') {
  native.on('permission', ({ callbackId }) => {
    const refusal = { error: { code: 'unsupport', message: '' } };
    native.send(states ? { callbackId, data: states } : { callbackId, ...refusal });
  });
  const view = renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path, query: {} })}>
      <LaunchPermissions />
    </NavigatorContext>,
  );
  await act(async () => void (await native.next('permission')));
  return view;
}
const sheet = () => screen.queryByRole('dialog');
const requested = () => native.posted.map(({ data }) => data);
const both = { location: 'not_asked', phone: 'not_asked' };

test('explains both permissions at the first launch, and requests none yet', async () => {
  await launch(both);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Dos permisos que puedes dar');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Ubicación aproximada.*nunca tu dirección/),
    expect.stringMatching(/^Estado del teléfono.*No vemos tus llamadas/),
  ]);
  expect(requested()).toEqual([{ names: ['location', 'phone'], ask: false }]);
});

test.each([
  { location: 'granted', phone: 'granted' },
  { location: 'denied', phone: 'denied_forever' },
])('requests both after Continue, and closes for good whatever the result (%j)', async (answer) => {
  const { unmount } = await launch(both);
  native.reply('permission', answer);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(requested()[1]).toEqual({ names: ['location', 'phone'], ask: true });
  expect(sheet()).not.toBeInTheDocument();
  unmount();
  await relaunch();
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Ahora no' }))],
  ['Back', async () => void act(() => void handleBack())],
])(
  'requests nothing when dismissed by %s, neither now nor at the next launch',
  async (_, refuse) => {
    const { unmount } = await launch(both);
    await refuse();
    expect(sheet()).not.toBeInTheDocument();
    expect(requested()).toHaveLength(1);
    unmount();
    await relaunch();
  },
);

test('closes when the request fails', async () => {
  await launch(both);
  native.on('permission', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(sheet()).not.toBeInTheDocument();
});

test('explains and requests location only when the flavour has no phone state', async () => {
  await launch({ location: 'not_asked' });
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Un permiso que puedes dar');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(requested()[1]).toEqual({ names: ['location'], ask: true });
});

test.each([
  { location: 'granted', phone: 'granted' },
  { location: 'denied', phone: 'denied_forever' },
  {},
  null,
])('stays closed when the shell replies %j', async (states) => {
  await launch(states);
  expect(sheet()).not.toBeInTheDocument();
});

test('stays closed until the session is known', async () => {
  getDefaultStore().set(isSessionReadyAtom, false);
  await launch(both);
  expect(sheet()).not.toBeInTheDocument();
  act(() => getDefaultStore().set(isSessionReadyAtom, true));
  expect(sheet()).toBeInTheDocument();
});

test('stays closed when the app opens on another screen than Home', async () => {
  await launch(both, '/pages/upload/upload-id-card/upload-id-card');
  expect(sheet()).not.toBeInTheDocument();
});

/** Launches again and expects neither a sheet nor a message to the shell. */
async function relaunch() {
  const before = native.posted.length;
  await act(async () => {
    renderWithI18n(
      <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
        <LaunchPermissions />
      </NavigatorContext>,
    );
  });
  expect(sheet()).not.toBeInTheDocument();
  expect(native.posted).toHaveLength(before);
}
