import { act } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ImageKind } from '@/lib/api/schemas/application';
import { type FakeCamera, installFakeCamera } from '@/lib/testing/fake-camera';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderWithI18n } from '@/lib/testing/render';
import { toastAtom } from '@/lib/toast/toast';
import { type Photo, usePhoto } from './use-photo';

let camera: FakeCamera | undefined;
let photo: Photo;

function Slot({ kind = 'selfie' }: { kind?: ImageKind }) {
  photo = usePhoto(kind);
  return null;
}

test('shows the front camera mirrored for a selfie, and why its photo cannot be used', async () => {
  camera = installFakeCamera();
  renderWithI18n(<Slot />);
  expect(photo.camera).toMatchObject({ view: null, mirrored: true });
  await act(async () => photo.slot.onTake());
  expect(photo.camera.view).toEqual({ stream: camera.stream });
  await act(async () => photo.camera.onPhoto(new Blob(['%PDF-'])));
  expect(photo.camera.view).toEqual({ problem: expect.stringMatching(/^Elige una foto/) });
  expect(photo.slot.state).toMatchObject({ name: 'rejected', reason: /^Elige una foto/ });
});

test('shows how to allow a denied camera, and takes a file instead, in a browser', async () => {
  camera = installFakeCamera('NotAllowedError');
  renderWithI18n(<Slot />);
  await act(async () => photo.slot.onTake());
  expect(photo.camera).toMatchObject({
    view: { problem: 'Permite la cámara en los ajustes e intenta de nuevo' },
    onChooseFile: expect.any(Function),
    onSettings: undefined,
  });
  act(() => photo.camera.onClose());
  expect(photo.camera.view).toBeNull();
});

describe('in the shell', () => {
  let native: FakeShell;
  const faceless = { url: '/once/1', mime: 'image/jpeg', width: 4, height: 3, size: 12, faces: 0 };

  beforeEach(() => {
    native = installFakeShell();
    getDefaultStore().set(toastAtom, null);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('jpeg'));
  });

  /** Takes the photo with a camera that replies so. */
  async function take(kind: ImageKind, outcome: { code: string } | { data: object }) {
    for (const event of ['takePhoto', 'liveness']) {
      native.on(event, ({ callbackId, resume }) => {
        const nothing = { error: { code: 'nothing', message: '' } };
        const failure = 'code' in outcome && { error: { ...outcome, message: '' } };
        native.send({ callbackId, ...(resume ? nothing : failure || outcome) });
      });
    }
    renderWithI18n(<Slot kind={kind} />);
    await act(async () => photo.slot.onTake());
    await act(passTurns);
  }
  const toast = () => getDefaultStore().get(toastAtom)?.message;

  test('opens the phone’s settings after a permanent denial', async () => {
    await take('selfie', { code: 'denied_forever' });
    native.reply('intentUriOpen', { opened: true });
    await act(async () => photo.camera.onSettings?.());
    expect((await native.next('intentUriOpen')).data).toEqual({ uri: 'luka:settings' });
    expect(toast()).toBeUndefined();
  });

  test.each([
    ['id_front', 'denied', true],
    ['id_back', 'denied_forever', true],
    ['selfie', 'denied', false],
    ['selfie', 'denied_forever', false],
    ['selfie', 'unavailable', true],
  ] as const)('for %s after %s a file is offered: %s', async (kind, code, isOffered) => {
    await take(kind, { code });
    expect(photo.camera.view).toMatchObject({ problem: expect.any(String) });
    expect(photo.camera.onChooseFile !== undefined).toBe(isOffered);
    expect(photo.camera.onSettings !== undefined).toBe(code === 'denied_forever');
  });

  test('shows that no face was seen, with the photo', async () => {
    await take('selfie', { data: faceless });
    expect(photo.camera.view).toMatchObject({
      photo: expect.any(Blob),
      doubt: expect.stringMatching(/^No vemos una cara/),
    });
  });

  test('shows that more than one face was seen', async () => {
    await take('selfie', { data: { ...faceless, faces: 2 } });
    expect(photo.camera.view).toMatchObject({ doubt: expect.stringMatching(/más de una cara/) });
  });

  test('says that the camera was closed without a photo', async () => {
    await take('id_front', { code: 'cancelled' });
    expect(photo.camera.view).toBeNull();
    expect(toast()).toBe('La cámara se cerró sin foto. Ábrela otra vez.');
  });
});
