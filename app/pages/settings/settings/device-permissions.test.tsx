import { act, screen } from '@testing-library/react';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { renderWithI18n } from '@/scripts/jest/render';
import { DevicePermissions } from './device-permissions';

let native: FakeNative;

beforeEach(() => {
  native = installFakeNative();
});
afterEach(() => native.remove());

test('in the shell each permission is shown as it stands, and the person is not asked', async () => {
  native.answer('permission', {
    camera: 'granted',
    location: 'denied_forever',
    phone: 'not_asked',
  });
  renderWithI18n(<DevicePermissions />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'CámaraPermitido',
    'Ubicación aproximadaNo permitido',
    'Estado del teléfonoSin pedir',
  ]);
  expect(native.posted[0]?.data).toMatchObject({ ask: false });
});

test('what was changed outside is seen on coming back', async () => {
  native.answer('permission', { camera: 'denied' });
  renderWithI18n(<DevicePermissions />);
  expect(await screen.findByText('No permitido')).toBeInTheDocument();
  native.answer('permission', { camera: 'granted' });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('Permitido')).toBeInTheDocument();
});

test('a shell that does not know leaves the part out', async () => {
  native.on('permission', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'unsupport', message: 'unsupport' } }),
  );
  const { container } = renderWithI18n(<DevicePermissions />);
  await act(() => native.next('permission'));
  expect(container).toBeEmptyDOMElement();
});

test('without a shell there is nothing to show', () => {
  native.remove();
  const { container } = renderWithI18n(<DevicePermissions />);
  expect(container).toBeEmptyDOMElement();
  expect(native.posted).toEqual([]);
});
