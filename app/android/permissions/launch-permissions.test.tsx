import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { handleBack } from '@/lib/gestures/back-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { isSessionKnownAtom } from '@/lib/session/session-state';
import { removeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/scripts/jest/render';
import { fakeNavigator } from '@/scripts/jest/render-screen';
import { LaunchPermissions } from './launch-permissions';

let native: FakeNative;

beforeEach(() => {
  native = installFakeNative();
  // What the session asks of it around a test.
  native.answer('localCache', {});
  getDefaultStore().set(isSessionKnownAtom, true);
});
afterEach(() => {
  native.remove();
  removeValue('luka_permissions_asked');
});

/** Launches the app on a phone whose shell says this of the permissions. */
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
const question = () => screen.queryByRole('dialog');
const asked = () => native.posted.map(({ data }) => data);
const both = { location: 'not_asked', phone: 'not_asked' };

test('at the first launch both are explained before Android asks', async () => {
  await launch(both);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Dos permisos que puedes dar');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Ubicación aproximada.*nunca tu dirección/),
    expect.stringMatching(/^Estado del teléfono.*No vemos tus llamadas/),
  ]);
  expect(asked()).toEqual([{ names: ['location', 'phone'], ask: false }]);
});

test.each([
  { location: 'granted', phone: 'granted' },
  { location: 'denied', phone: 'denied_forever' },
])('who goes on is asked by Android, and goes on whatever the answer (%j)', async (answer) => {
  const { unmount } = await launch(both);
  native.answer('permission', answer);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(asked()[1]).toEqual({ names: ['location', 'phone'], ask: true });
  expect(question()).not.toBeInTheDocument();
  unmount();
  await relaunch();
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Ahora no' }))],
  ['Back', async () => void act(() => void handleBack())],
])('who says no by %s is not asked, neither now nor at the next launch', async (_, refuse) => {
  const { unmount } = await launch(both);
  await refuse();
  expect(question()).not.toBeInTheDocument();
  expect(asked()).toHaveLength(1);
  unmount();
  await relaunch();
});

test('a question that fails leaves the person alone', async () => {
  await launch(both);
  native.on('permission', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(question()).not.toBeInTheDocument();
});

test('a build without the phone’s state explains and asks for the place alone', async () => {
  await launch({ location: 'not_asked' });
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Un permiso que puedes dar');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(asked()[1]).toEqual({ names: ['location'], ask: true });
});

test.each([
  { location: 'granted', phone: 'granted' },
  { location: 'denied', phone: 'denied_forever' },
  {},
  null,
])('there is nothing to explain where the shell says %j', async (states) => {
  await launch(states);
  expect(question()).not.toBeInTheDocument();
});

test('nothing is asked over the cover of the launch, before it is known who is there', async () => {
  getDefaultStore().set(isSessionKnownAtom, false);
  await launch(both);
  expect(question()).not.toBeInTheDocument();
  act(() => getDefaultStore().set(isSessionKnownAtom, true));
  expect(question()).toBeInTheDocument();
});

test('a launch into the middle of something is not interrupted', async () => {
  await launch(both, '/pages/upload/upload-id-card/upload-id-card');
  expect(question()).not.toBeInTheDocument();
});

/** A launch at which nothing is asked, neither the person nor the shell. */
async function relaunch() {
  const before = native.posted.length;
  await act(async () => {
    renderWithI18n(
      <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
        <LaunchPermissions />
      </NavigatorContext>,
    );
  });
  expect(question()).not.toBeInTheDocument();
  expect(native.posted).toHaveLength(before);
}
