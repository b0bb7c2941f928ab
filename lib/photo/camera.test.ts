import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { canOpenCamera, closeCamera, openCamera, takeStill } from './camera';

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

const draw = jest.fn();

/** Records the canvas sizes, as jsdom draws nothing. */
function fakeCanvas(blob: Blob | null) {
  const sizes: number[][] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    sizes.push([this.width, this.height]);
    return Object.assign(Object.create(null), { drawImage: draw });
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: BlobCallback) => done(blob));
  return sizes;
}

function video(videoWidth: number, videoHeight: number): HTMLVideoElement {
  const element = document.createElement('video');
  Object.defineProperties(element, {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
  });
  return element;
}

test("takes a still in the camera's full size", async () => {
  const blob = new Blob(['x']);
  const sizes = fakeCanvas(blob);
  const element = video(1920, 1440);
  expect(await takeStill(element)).toBe(blob);
  expect(sizes).toEqual([[1920, 1440]]);
  expect(draw).toHaveBeenCalledWith(element, 0, 0);
});

test('rejects before the camera has a frame', async () => {
  fakeCanvas(new Blob(['x']));
  await expect(takeStill(video(0, 0))).rejects.toMatchObject({ code: 'failed' });
});

test('rejects when the browser cannot encode the still', async () => {
  fakeCanvas(null);
  await expect(takeStill(video(4, 3))).rejects.toMatchObject({ code: 'memory' });
});
