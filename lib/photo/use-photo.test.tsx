import { act } from '@testing-library/react';
import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { renderWithI18n } from '@/lib/testing/render';
import { type Photo, usePhoto } from './use-photo';

let camera: FakeCamera;
let photo: Photo;

function Slot() {
  photo = usePhoto('selfie');
  return null;
}

afterEach(() => camera.remove());

test('shows the front camera mirrored for a selfie and sends its photo', async () => {
  camera = installFakeCamera();
  renderWithI18n(<Slot />);
  expect(photo.camera).toMatchObject({ view: null, mirrored: true });
  await act(async () => photo.slot.onTake());
  expect(photo.camera.view).toEqual({ stream: camera.stream });
  await act(async () => photo.camera.onPhoto(new Blob(['%PDF-'])));
  expect(photo.camera.view).toBeNull();
  expect(photo.slot.state).toMatchObject({ name: 'rejected', reason: /^Elige una foto/ });
});

test('shows how to allow a denied camera', async () => {
  camera = installFakeCamera('NotAllowedError');
  renderWithI18n(<Slot />);
  await act(async () => photo.slot.onTake());
  expect(photo.camera.view).toEqual({
    problem: 'Permite la cámara en los ajustes, o elige una foto',
  });
  act(() => photo.camera.onClose());
  expect(photo.camera.view).toBeNull();
});
