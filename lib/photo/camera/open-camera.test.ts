import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { canOpenCamera, closeCamera, openCamera } from './open-camera';

let camera: FakeCamera | undefined;
afterEach(() => camera?.remove());

test('a browser without cameras offers none', async () => {
  expect(canOpenCamera()).toBe(false);
  await expect(openCamera('back')).rejects.toMatchObject({ code: 'noCamera' });
});

test.each([
  ['front', 'user'],
  ['back', 'environment'],
] as const)('the %s camera is asked for as %s, without sound', async (facing, facingMode) => {
  camera = installFakeCamera();
  expect(canOpenCamera()).toBe(true);
  await openCamera(facing);
  expect(camera.asked).toMatchObject([
    { audio: false, video: { facingMode: { ideal: facingMode } } },
  ]);
});

test('a camera that is closed goes dark', async () => {
  camera = installFakeCamera();
  closeCamera(await openCamera('back'));
  expect(camera.isOn()).toBe(false);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
])('%s means %s', async (name, code) => {
  camera = installFakeCamera(name);
  await expect(openCamera('back')).rejects.toMatchObject({ code });
});
