import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDecision } from '@/lib/consent/decisions';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { DevicePermissions } from './device-permissions';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

test('shows the state of each permission in the shell, and requests none', async () => {
  native.reply('permission', {
    camera: 'granted',
    location: 'denied_forever',
    phone: 'not_asked',
  });
  renderWithI18n(<DevicePermissions />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'CámaraPermitido',
    'Ubicación aproximadaNo permitido',
    `Estado del teléfono${textOf('settings.permissionNotAsked')}Permitir Estado del teléfono`,
  ]);
  expect(native.posted[0]?.data).toMatchObject({ ask: false });
});

test('requests a permission that was skipped, and shows the result', async () => {
  let location = 'denied';
  native.on('permission', ({ callbackId, data }) => {
    if (typeof data === 'object' && data && 'ask' in data && data.ask) location = 'granted';
    native.send({ callbackId, data: { location } });
  });
  renderWithI18n(<DevicePermissions />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Permitir Ubicación aproximada' }),
  );
  expect(await screen.findByText('Permitido')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Permitir/ })).not.toBeInTheDocument();
  expect(native.posted[1]?.data).toEqual({ names: ['location'], ask: true });
});

test('asks the shell again once the page is visible, not while it is hidden', async () => {
  let camera = 'not_asked';
  native.on('permission', ({ callbackId }) => native.send({ callbackId, data: { camera } }));
  renderWithI18n(<DevicePermissions />);
  await screen.findByText(textOf('settings.permissionNotAsked'));
  camera = 'granted';
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(passTurns);
  expect(native.posted).toHaveLength(1);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Permitido')).toBeInTheDocument();
});

test('offers no permission of the device data to a user who refuses to send them', async () => {
  const offers = () => screen.queryAllByRole('button', { name: /^Permitir/ });
  logInConsenting();
  saveDecision('device', false);
  native.reply('permission', { location: 'not_asked', phone: 'denied' });
  const { unmount } = renderWithI18n(<DevicePermissions />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(offers()).toHaveLength(0);
  act(() => saveDecision('device', true));
  expect(offers()).toHaveLength(2);
  unmount();
  removeConsentingUser();
});

test('opens the phone’s settings, where a permanent denial can be changed', async () => {
  native.reply('permission', { camera: 'denied_forever' });
  native.reply('intentUriOpen', { opened: true });
  renderWithI18n(<DevicePermissions />);
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir los ajustes' }));
  expect((await native.next('intentUriOpen')).data).toEqual({ uri: 'luka:settings' });
});

test('updates the states when the page becomes visible', async () => {
  native.reply('permission', { camera: 'denied' });
  renderWithI18n(<DevicePermissions />);
  expect(await screen.findByText('No permitido')).toBeInTheDocument();
  native.reply('permission', { camera: 'granted' });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('Permitido')).toBeInTheDocument();
});

test('renders nothing when the shell replies with an error', async () => {
  native.on('permission', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'unsupport', message: 'unsupport' } }),
  );
  const { container } = renderWithI18n(<DevicePermissions />);
  await act(() => native.next('permission'));
  expect(container).toBeEmptyDOMElement();
});
