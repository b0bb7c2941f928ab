import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleBack } from '@/lib/gestures/back-stack';
import { renderWithI18n } from '@/lib/testing/render';
import { CameraView, type CameraViewProps } from './camera-view';

const photo = new Blob(['still'], { type: 'image/jpeg' });
const on = {
  takeStill: jest.fn(async () => photo),
  onPhoto: jest.fn(),
  onRetry: jest.fn(),
  onSettings: jest.fn(),
  onChooseFile: jest.fn(),
  onClose: jest.fn(),
};
// jsdom has no streams; the video only keeps it.
const stream: MediaStream = Object.create(null);

function setUp(props: Partial<CameraViewProps> = {}) {
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', {
    configurable: true,
    writable: true,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: () => {} });
  const view = renderWithI18n(
    <CameraView
      view={{ stream }}
      title="Tu cédula por delante"
      hint="Que se vea entera"
      guide="id_card"
      {...on}
      {...props}
    />,
  );
  return { user: userEvent.setup(), ...view };
}

const video = () => document.querySelector('video');
const shutter = () => screen.getByRole('button', { name: 'Tomar la foto' });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

function play() {
  const element = video();
  if (element) fireEvent.playing(element);
}

test('renders nothing while it is closed', () => {
  setUp({ view: null });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the live picture with its name and hint', () => {
  setUp({ mirrored: true });
  expect(screen.getByRole('dialog', { name: 'Tu cédula por delante' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Que se vea entera');
  expect(video()).toHaveProperty('srcObject', stream);
  expect(video()).toHaveClass('camera__picture--mirrored');
});

test('the shutter does nothing before the video plays', async () => {
  const { user } = setUp();
  expect(shutter()).toHaveAttribute('aria-disabled', 'true');
  await user.click(shutter());
  expect(on.takeStill).not.toHaveBeenCalled();
});

test('shows a photo before it is used', async () => {
  const { user } = setUp();
  play();
  await user.click(shutter());
  expect(on.takeStill).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('img', { name: 'La foto que tomaste' })).toHaveAttribute(
    'src',
    'blob:still',
  );
  expect(on.onPhoto).not.toHaveBeenCalled();
  await press('Usar esta foto');
  expect(on.onPhoto).toHaveBeenCalledWith(photo);
});

test('a photo that was taken before the camera was lost is used; only another one says what is wrong', async () => {
  const { user, rerender } = setUp();
  play();
  await user.click(shutter());
  rerender(
    <CameraView
      view={{ problem: 'Cierra la otra app' }}
      title=""
      hint=""
      guide="id_card"
      {...on}
    />,
  );
  expect(screen.queryByText('Cierra la otra app')).not.toBeInTheDocument();
  await press('Tomarla de nuevo');
  expect(screen.getByText('Cierra la otra app')).toBeVisible();
});

test('retaking a photo shows the live picture again', async () => {
  const { user } = setUp();
  play();
  await user.click(shutter());
  await press('Tomarla de nuevo');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(video()).toHaveProperty('srcObject', stream);
});

test('keeps the live picture if the capture fails', async () => {
  on.takeStill.mockRejectedValueOnce(new Error('stopped'));
  const { user } = setUp();
  play();
  await user.click(shutter());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(shutter()).toBeInTheDocument();
});

test('without a camera it shows the reason, a file button, another try, and the settings where they can help', async () => {
  setUp({ view: { problem: 'Permite la cámara en los ajustes' } });
  expect(screen.getByRole('status')).toHaveTextContent('Permite la cámara en los ajustes');
  expect(screen.queryByRole('button', { name: 'Tomar la foto' })).not.toBeInTheDocument();
  await press('Elegir una foto');
  expect(on.onChooseFile).toHaveBeenCalledTimes(1);
  await press('Abrir los ajustes');
  expect(on.onSettings).toHaveBeenCalledTimes(1);
  await press('Intentar de nuevo');
  expect(on.onRetry).toHaveBeenCalledTimes(1);
});

test('offers neither settings nor a file where they cannot help', () => {
  setUp({ view: { problem: 'x' }, onSettings: undefined, onChooseFile: undefined });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '',
    'Intentar de nuevo',
  ]);
});

test('shows a doubtful photo with its doubt, to take again or to use all the same', async () => {
  setUp({ view: { photo, doubt: 'No vemos una cara' } });
  expect(screen.getByRole('img', { name: 'La foto que tomaste' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No vemos una cara');
  await press('Tomarla de nuevo');
  expect(on.onRetry).toHaveBeenCalledTimes(1);
  await press('Seguir con esta foto');
  expect(on.onPhoto).toHaveBeenCalledWith(photo);
});

test('the close button and Back close it', async () => {
  setUp();
  await press('Cerrar la cámara');
  expect(on.onClose).toHaveBeenCalledTimes(1);
  act(() => {
    handleBack();
  });
  expect(on.onClose).toHaveBeenCalledTimes(2);
});
