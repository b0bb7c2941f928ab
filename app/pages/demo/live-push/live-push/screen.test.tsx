import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

class FakeTrack extends EventTarget {
  readonly stop = jest.fn();
}

class FakeStream {
  readonly tracks = [new FakeTrack()];
  getTracks = () => this.tracks;
}

const getUserMedia = jest.fn<Promise<FakeStream>, [MediaStreamConstraints]>();
let stream: FakeStream;

function setDevices(value: unknown) {
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
}

beforeEach(() => {
  stream = new FakeStream();
  Object.assign(globalThis, { MediaStream: FakeStream });
  getUserMedia.mockReset().mockImplementation(async () => stream);
  setDevices({ getUserMedia });
});

afterEach(() => setDevices(undefined));

const stopped = () => stream.tracks[0]?.stop.mock.calls.length;
const start = () => userEvent.click(page.getByRole('button', { name: 'Encender la cámara' }));

async function startLive() {
  const rendered = await renderScreen(screen, states.idle);
  await start();
  await page.findByRole('button', { name: 'Apagar la cámara' });
  return rendered;
}

test('does not request the camera before a click', async () => {
  await renderScreen(screen, states.idle);
  expect(getUserMedia).not.toHaveBeenCalled();
  expect(page.getByText('La cámara está apagada')).toBeInTheDocument();
});

test('shows the camera’s stream in the video', async () => {
  const { container } = await startLive();
  expect(container.querySelector('video')).toHaveProperty('srcObject', stream);
});

test('releases the camera on stop', async () => {
  await startLive();
  await userEvent.click(page.getByRole('button', { name: 'Apagar la cámara' }));
  expect(stopped()).toBe(1);
  expect(page.getByRole('button', { name: 'Encender la cámara' })).toBeInTheDocument();
});

test('releases the first camera when switching to the other', async () => {
  await startLive();
  const first = stream;
  stream = new FakeStream();
  await userEvent.click(page.getByRole('button', { name: 'Cambiar de cámara' }));
  await page.findByRole('button', { name: 'Apagar la cámara' });
  expect(first.tracks[0]?.stop).toHaveBeenCalled();
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: { facingMode: 'user' }, audio: false });
});

test('releases the camera on unmount', async () => {
  const { unmount } = await startLive();
  unmount();
  expect(stopped()).toBe(1);
});

test('releases the camera when the page is hidden', async () => {
  await startLive();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  expect(stopped()).toBe(1);
  expect(page.getByText('La cámara está apagada')).toBeInTheDocument();
});

test('stops when the track ends', async () => {
  await startLive();
  act(() => void stream.tracks[0]?.dispatchEvent(new Event('ended')));
  expect(page.getByText('La cámara está apagada')).toBeInTheDocument();
});

test('releases a camera that starts after unmount', async () => {
  let resolveStream: (value: FakeStream) => void = () => undefined;
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      resolveStream = resolve;
    }),
  );
  const { unmount } = await renderScreen(screen, states.idle);
  await start();
  unmount();
  await act(async () => resolveStream(stream));
  expect(stopped()).toBe(1);
});

test.each([
  ['NotAllowedError', 'Permite la cámara en los ajustes'],
  ['NotFoundError', 'Este teléfono no tiene la cámara pedida'],
  ['NotReadableError', 'Cierra la app que usa la cámara'],
  ['UnknownError', 'La cámara no respondió'],
])('shows its own text for %s', async (name, text) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await renderScreen(screen, states.idle);
  await start();
  expect(await page.findByRole('alert')).toHaveTextContent(text);
  expect(document.getElementById(ids.start)).toHaveTextContent('Intentar de nuevo');
  expect(document.getElementById(ids.start)).not.toHaveAttribute('aria-busy', 'true');
});
