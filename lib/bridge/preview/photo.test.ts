import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { takePreviewPhoto } from './photo';

let camera: FakeCamera | undefined;

afterEach(() => {
  camera?.remove();
  camera = undefined;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A video and a canvas of 4 by 3 pixels, which jsdom does not have. */
function letCameraSee() {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(4);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(3);
  const drawn = { drawImage: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    return Object.assign(Object.create(null), drawn);
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob(['jpeg']));
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
}

test('what the camera sees is a photo, its address ends, and the camera goes dark', async () => {
  camera = installFakeCamera();
  letCameraSee();
  const photo = takePreviewPhoto({ kind: 'selfie', facing: 'front' });
  await jest.advanceTimersByTimeAsync(1000);
  await expect(photo).resolves.toEqual({
    url: 'blob:1',
    mime: 'image/jpeg',
    width: 4,
    height: 3,
    size: 4,
  });
  expect(camera.asked).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }]);
  expect(camera.isOn()).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'unavailable'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('a camera that ends in %s is %s', async (name, code) => {
  camera = installFakeCamera(name);
  await expect(takePreviewPhoto({ kind: 'id_front', facing: 'back' })).rejects.toMatchObject({
    code,
  });
});

test('a browser without cameras does not support the event', async () => {
  await expect(takePreviewPhoto({ kind: 'id_front', facing: 'back' })).rejects.toMatchObject({
    code: 'unsupport',
  });
});
