import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { takePhoto } from './take-photo';

jest.mock('@/lib/photo/browser-image', () => ({ encodeJpeg: async () => new Blob(['jpeg']) }));

let camera: FakeCamera | undefined;

/** Fakes a video of 4 by 3 pixels, which jsdom lacks. */
function fakeVideo() {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(4);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(3);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
}

test('returns a photo whose URL expires, and turns the camera off', async () => {
  camera = installFakeCamera();
  fakeVideo();
  const photo = takePhoto({ kind: 'selfie', facing: 'front' });
  await jest.advanceTimersByTimeAsync(1000);
  await expect(photo).resolves.toEqual({
    url: 'blob:1',
    mime: 'image/jpeg',
    width: 4,
    height: 3,
    size: 4,
  });
  expect(camera.requested).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }]);
  expect(camera.isOn()).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

test('rejects with unsupport in a browser without cameras', async () => {
  await expect(takePhoto({ kind: 'id_front', facing: 'back' })).rejects.toMatchObject({
    code: 'unsupport',
  });
});
