import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { encodeJpeg } from './browser-image';
import { canOpenCamera, closeCamera, openCamera, takeStill } from './camera';

jest.mock('./browser-image');

let camera: FakeCamera | undefined;

test('rejects with noCamera in a browser without cameras', async () => {
  expect(canOpenCamera()).toBe(false);
  await expect(openCamera('back')).rejects.toMatchObject({ code: 'noCamera' });
});

test.each([
  ['front', 'user'],
  ['back', 'environment'],
] as const)(
  'opens the %s camera with facing mode %s, without sound',
  async (facing, facingMode) => {
    camera = installFakeCamera();
    expect(canOpenCamera()).toBe(true);
    await openCamera(facing);
    expect(camera.requested).toMatchObject([
      { audio: false, video: { facingMode: { ideal: facingMode } } },
    ]);
  },
);

test('turns a camera off', async () => {
  camera = installFakeCamera();
  closeCamera(await openCamera('back'));
  expect(camera.isOn()).toBe(false);
});

test.each([
  ['NotAllowedError', 'deniedForever'],
  ['SecurityError', 'deniedForever'],
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
])('rejects with the code of %s: %s', async (name, code) => {
  camera = installFakeCamera(name);
  await expect(openCamera('back')).rejects.toMatchObject({ code });
});

function video(videoWidth: number, videoHeight: number): HTMLVideoElement {
  return Object.defineProperties(document.createElement('video'), {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
  });
}

test("takes a still in the camera's full size", async () => {
  const blob = new Blob(['x']);
  jest.mocked(encodeJpeg).mockResolvedValue(blob);
  const element = video(1920, 1440);
  expect(await takeStill(element)).toBe(blob);
  expect(encodeJpeg).toHaveBeenCalledWith(element, { width: 1920, height: 1440 }, 0.92);
});

test('rejects before the camera has a frame', async () => {
  await expect(takeStill(video(0, 0))).rejects.toMatchObject({ code: 'failed' });
});
