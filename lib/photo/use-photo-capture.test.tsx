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
  test('the shell’s camera takes the photo', async () => {
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

  test('a photo from before the page died is used', async () => {
    native = installFakeShell();
    native.reply('takePhoto', reply);
    setUp();
    await settle();
    expect(onPhoto).toHaveBeenCalledTimes(1);
  });

  test('a refused camera is told, a change of mind is not', async () => {
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
  test('the camera is shown, and goes dark once the photo is used', async () => {
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

  test.each(['close', 'unmount'] as const)('%s switches it off', async (end) => {
    camera = installFakeCamera();
    const { result, unmount } = setUp();
    act(() => result.current.take());
    await settle();
    act(() => (end === 'close' ? result.current.close() : unmount()));
    expect(camera.isOn()).toBe(false);
    expect(onPhoto).not.toHaveBeenCalled();
  });

  test('a camera that opens after the screen has gone is switched off', async () => {
    camera = installFakeCamera();
    const { result, unmount } = setUp();
    act(() => result.current.take());
    unmount();
    await settle();
    expect(camera.asked).toHaveLength(1);
    expect(camera.isOn()).toBe(false);
  });

  test('where it is not allowed a file is offered, with the reason', async () => {
    camera = installFakeCamera('NotAllowedError');
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    expect(result.current.state).toMatchObject({ name: 'refused', error: { code: 'denied' } });
    expect(onError).not.toHaveBeenCalled();
    act(() => result.current.chooseFile());
    const file = new File(['x'], 'a.jpg');
    await act(async () => chooser.choose(file));
    expect(onPhoto).toHaveBeenCalledWith(file);
  });
});

test('in a browser without a camera the file chooser opens at once', async () => {
  const { result } = setUp();
  act(() => result.current.take());
  expect(chooser.input()).not.toBeNull();
  const file = new File(['x'], 'a.jpg');
  await act(async () => chooser.choose(file));
  expect(onPhoto).toHaveBeenCalledWith(file);
});

test('a cancelled chooser says nothing', async () => {
  const { result } = setUp();
  act(() => result.current.take());
  await act(async () => chooser.cancel());
  expect(onError).not.toHaveBeenCalled();
  expect(result.current.state.name).toBe('idle');
});
