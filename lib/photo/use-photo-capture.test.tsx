import { act, renderHook } from '@testing-library/react';
import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { type FakeChooser, installFakeChooser } from '@/lib/testing/fake-chooser';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { usePhotoCapture } from './use-photo-capture';

const onPhoto = jest.fn();
const onCancel = jest.fn();
const reply = { url: '/once/1', mime: 'image/jpeg', width: 4, height: 3, size: 12 };

let native: FakeShell | undefined;
let camera: FakeCamera | undefined;
let chooser: FakeChooser;

beforeEach(() => {
  chooser = installFakeChooser();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('jpeg'));
});

function setUp(kind: 'id_front' | 'selfie' = 'id_front') {
  return renderHook(() => usePhotoCapture({ kind, onPhoto, onCancel }));
}

/** A shell that replies to every photo of this load with `data`, and has kept none of an earlier one. */
function installShell(event: 'takePhoto' | 'liveness', replyTo: (callbackId: string) => object) {
  native = installFakeShell();
  for (const name of ['takePhoto', 'liveness']) {
    native.on(name, ({ callbackId, resume }) =>
      native?.send(
        resume || name !== event
          ? { callbackId, error: { code: 'nothing', message: '' } }
          : { callbackId, ...replyTo(callbackId) },
      ),
    );
  }
}
const settle = () => act(passTurns);

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

  test('takes a file without the camera after it was denied', async () => {
    installShell('takePhoto', () => ({ error: { code: 'denied_forever', message: '' } }));
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    act(() => result.current.chooseFile());
    expect(chooser.input()).not.toHaveProperty('capture');
    const file = new File(['x'], 'a.jpg');
    await act(async () => chooser.choose(file));
    expect(onPhoto).toHaveBeenCalledWith(file);
  });

  test.each([0, 2])('never refuses a selfie in which the phone sees %s faces', async (faces) => {
    installShell('liveness', () => ({ data: { ...reply, faces } }));
    const { result } = setUp('selfie');
    act(() => result.current.take());
    await settle();
    const { state } = result.current;
    if (state.name !== 'unclear') throw new Error(state.name);
    expect(state.faces).toBe(faces);
    expect(onPhoto).not.toHaveBeenCalled();
    act(() => result.current.use(state.photo));
    expect(onPhoto).toHaveBeenCalledWith(state.photo);
    expect(result.current.state.name).toBe('idle');
  });

  test.each([1, undefined])('uses a selfie with %s faces without a question', async (faces) => {
    installShell('liveness', () => ({ data: { ...reply, faces } }));
    const { result } = setUp('selfie');
    act(() => result.current.take());
    await settle();
    expect(onPhoto).toHaveBeenCalledTimes(1);
  });

  test('asks about a selfie without a face that was taken before the page was killed', async () => {
    native = installFakeShell();
    native.reply('liveness', { ...reply, faces: 0 });
    const { result } = setUp('selfie');
    await settle();
    expect(result.current.state).toMatchObject({ name: 'unclear', faces: 0 });
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

  test('says that the camera was lost, instead of a picture that stands still, and opens it again', async () => {
    camera = installFakeCamera();
    const { result } = setUp();
    act(() => result.current.take());
    await settle();
    act(() => camera?.lose());
    expect(result.current.state).toMatchObject({ name: 'failed', error: { code: 'busy' } });
    act(() => result.current.take());
    await settle();
    expect(result.current.state.name).toBe('camera');
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
  expect(onCancel).not.toHaveBeenCalled();
  expect(result.current.state.name).toBe('idle');
});
