import { act, renderHook } from '@testing-library/react';
import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { type FakeChooser, installFakeChooser } from '@/lib/testing/fake-chooser';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { usePhotoCapture } from './use-photo-capture';

const onPhoto = jest.fn();
const onError = jest.fn();
const reply = { url: '/once/1', mime: 'image/jpeg', width: 4, height: 3, size: 12 };
const original = globalThis.fetch;

let native: FakeShell | undefined;
let camera: FakeCamera | undefined;
let chooser: FakeChooser;

beforeEach(() => {
  chooser = installFakeChooser();
  Object.assign(globalThis, { fetch: async () => new Response('jpeg') });
});
afterEach(() => {
  native?.remove();
  camera?.remove();
  native = undefined;
  camera = undefined;
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: original });
});

function setUp() {
  return renderHook(() => usePhotoCapture({ kind: 'id_front', onPhoto, onError }));
}
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

describe('in the shell', () => {
  test("takes the photo with the shell's camera", async () => {
    native = installFakeShell();
    native.on('takePhoto', ({ callbackId, resume }) =>
      native?.send(
        resume
          ? { callbackId, error: { code: 'nothing', message: '' } }
          : { callbackId, data: reply },
      ),
    );
    const { result } = setUp();
    act(() => result.current.take());
    expect(result.current.state.name).toBe('waiting');
    await settle();
    expect(onPhoto).toHaveBeenCalledTimes(1);
    expect(result.current.state.name).toBe('idle');
  });

  test('uses a photo that was taken before the page was killed', async () => {
    native = installFakeShell();
    native.reply('takePhoto', reply);
    setUp();
    await settle();
    expect(onPhoto).toHaveBeenCalledTimes(1);
  });

  test('reports a denied camera, but not a cancellation', async () => {
    native = installFakeShell();
    let code = 'denied';
    native.on('takePhoto', ({ callbackId }) =>
      native?.send({ callbackId, error: { code, message: '' } }),
    );
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'denied' }));
    onError.mockClear();
    code = 'cancelled';
    act(() => result.current.take());
    await settle();
    expect(onError).not.toHaveBeenCalled();
    expect(result.current.state.name).toBe('idle');
  });
});

describe('in a browser with a camera', () => {
  test('shows the camera and turns it off once the photo is used', async () => {
    camera = installFakeCamera();
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    expect(result.current.state).toEqual({ name: 'camera', stream: camera.stream });
    const photo = new Blob(['x']);
    act(() => result.current.use(photo));
    expect(onPhoto).toHaveBeenCalledWith(photo);
    expect(camera.isOn()).toBe(false);
  });

  test.each(['close', 'unmount'] as const)('turns the camera off on %s', async (end) => {
    camera = installFakeCamera();
    const { result, unmount } = setUp();
    act(() => result.current.take());
    await settle();
    act(() => (end === 'close' ? result.current.close() : unmount()));
    expect(camera.isOn()).toBe(false);
    expect(onPhoto).not.toHaveBeenCalled();
  });

  test('turns off a camera that opens after the unmount', async () => {
    camera = installFakeCamera();
    const { result, unmount } = setUp();
    act(() => result.current.take());
    unmount();
    await settle();
    expect(camera.requested).toHaveLength(1);
    expect(camera.isOn()).toBe(false);
  });

  test('offers a file with the reason when the camera is denied', async () => {
    camera = installFakeCamera('NotAllowedError');
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    expect(result.current.state).toMatchObject({ name: 'unavailable', error: { code: 'denied' } });
    expect(onError).not.toHaveBeenCalled();
    act(() => result.current.chooseFile());
    const file = new File(['x'], 'a.jpg');
    await act(async () => chooser.choose(file));
    expect(onPhoto).toHaveBeenCalledWith(file);
  });
});

test('opens the file chooser at once in a browser without a camera', async () => {
  const { result } = setUp();
  act(() => result.current.take());
  expect(chooser.input()).not.toBeNull();
  const file = new File(['x'], 'a.jpg');
  await act(async () => chooser.choose(file));
  expect(onPhoto).toHaveBeenCalledWith(file);
});

test('reports nothing when the chooser is cancelled', async () => {
  const { result } = setUp();
  act(() => result.current.take());
  await act(async () => chooser.cancel());
  expect(onError).not.toHaveBeenCalled();
  expect(result.current.state.name).toBe('idle');
});
