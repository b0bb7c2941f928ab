import { act, screen } from '@testing-library/react';
import { ApiError } from '@/lib/api/errors';
import type { PreparedPhoto } from '@/lib/photo/image/prepare';
import { removeValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/lib/testing/render';
import { PhotoError } from './photo-error';
import { forgetPhotos, keepPhoto, readPhoto } from './photo-record';
import { type PhotoUpload, type UploadImage, usePhotoUpload } from './use-photo-upload';

/** A promise that the test ends. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

type Reply = Awaited<ReturnType<UploadImage>>;

const file = new File(['raw'], 'a.jpg');
const ready = {
  blob: new Blob(['jpeg']),
  thumbnail: 'data:image/jpeg;base64,AAAA',
  width: 1,
  height: 1,
};
let prepared: ReturnType<typeof deferred<PreparedPhoto>>;
let answered: ReturnType<typeof deferred<Reply>>;
let options: Parameters<UploadImage>[1];
const prepare = jest.fn((_file: Blob, _signal: AbortSignal) => prepared.promise);
const upload = jest.fn((_image: Parameters<UploadImage>[0], given: typeof options) => {
  options = given;
  return answered.promise;
});
let photo: PhotoUpload;

function Slot() {
  photo = usePhotoUpload({ kind: 'id_back', upload, prepare });
  return <p>{photo.state.name}</p>;
}
const state = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  writeValue('user_id', 'u1');
  prepared = deferred();
  answered = deferred();
});
afterEach(() => {
  forgetPhotos();
  removeValue('user_id');
});

async function sendUntilUpload() {
  act(() => photo.send(file));
  await act(async () => prepared.resolve(ready));
}

test('a photo is prepared, sent with its progress, and accepted', async () => {
  renderWithI18n(<Slot />);
  expect(photo).toMatchObject({ state: { name: 'idle' }, imageId: null });
  act(() => photo.send(file));
  expect(state()).toBe('preparing');
  await act(async () => prepared.resolve(ready));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0 });
  expect(photo.picture).toBe(ready.thumbnail);
  expect(upload.mock.calls[0]?.[0]).toEqual({
    kind: 'id_back',
    mime: 'image/jpeg',
    image: btoa('jpeg'),
  });
  act(() => options.onProgress(0.64));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0.64 });
  await act(async () => answered.resolve({ image_id: 'img7', accepted: true }));
  expect(photo).toMatchObject({ state: { name: 'accepted' }, imageId: 'img7' });
  expect(readPhoto('id_back')).toEqual({ imageId: 'img7', thumbnail: ready.thumbnail });
});

test('an accepted photo is there again after a reload', () => {
  keepPhoto('id_back', { imageId: 'img7', thumbnail: ready.thumbnail });
  renderWithI18n(<Slot />);
  expect(photo).toMatchObject({
    state: { name: 'accepted' },
    imageId: 'img7',
    picture: ready.thumbnail,
  });
});

test('a rejected photo says why and takes the older one’s place', async () => {
  keepPhoto('id_back', { imageId: 'img1', thumbnail: '' });
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  await act(async () =>
    answered.resolve({ image_id: 'img8', accepted: false, reason: 'Un reflejo tapa el texto' }),
  );
  expect(photo.state).toEqual({ name: 'rejected', reason: 'Un reflejo tapa el texto' });
  expect(photo.imageId).toBeNull();
  expect(readPhoto('id_back')).toBeNull();
});

test('a rejection without a reason still says what to do', async () => {
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  await act(async () => answered.resolve({ image_id: 'img8', accepted: false }));
  expect(photo.state).toEqual({
    name: 'rejected',
    reason: 'Toma la foto de nuevo, con más luz y sin mover',
  });
});

test('a broken connection keeps the photo, which is sent again without preparing it again', async () => {
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  await act(async () => answered.reject(new ApiError('network', { path: 'p', hint: 'h' })));
  expect(photo.state).toMatchObject({ name: 'failed', reason: /Revisa tu conexión/ });
  expect(photo.picture).toBe(ready.thumbnail);
  answered = deferred();
  await act(async () => photo.retry());
  await act(async () => answered.resolve({ image_id: 'img9', accepted: true }));
  expect(photo.imageId).toBe('img9');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a photo that cannot be prepared asks for another one and sends nothing', async () => {
  renderWithI18n(<Slot />);
  act(() => photo.send(file));
  await act(async () => prepared.reject(new PhotoError('tooSmall', '300 by 300')));
  expect(photo.state).toMatchObject({ name: 'rejected', reason: /muy chica/ });
  expect(upload).not.toHaveBeenCalled();
});

test.each(['preparing', 'uploading'])('given up while %s nothing comes of it', async (when) => {
  keepPhoto('id_back', { imageId: 'img1', thumbnail: '' });
  renderWithI18n(<Slot />);
  act(() => photo.send(file));
  if (when === 'uploading') await act(async () => prepared.resolve(ready));
  act(() => photo.cancel());
  expect(photo).toMatchObject({ state: { name: 'accepted' }, imageId: 'img1' });
  if (when === 'uploading') expect(options.signal.aborted).toBe(true);
  await act(async () => {
    prepared.resolve(ready);
    answered.resolve({ image_id: 'img2', accepted: true });
  });
  expect(photo.imageId).toBe('img1');
  act(() => photo.retry());
  expect(state()).toBe('accepted');
});

test('another photo takes the place of the one on its way, whose answer is not heard', async () => {
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  const [first, firstOptions] = [answered, options];
  answered = deferred();
  await act(async () => photo.send(file));
  expect(firstOptions.signal.aborted).toBe(true);
  await act(async () => first.resolve({ image_id: 'old', accepted: true }));
  act(() => firstOptions.onProgress(0.9));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0 });
  await act(async () => answered.resolve({ image_id: 'new', accepted: true }));
  expect(photo.imageId).toBe('new');
});

test('a camera that could not be opened is told; a change of mind is not', () => {
  renderWithI18n(<Slot />);
  act(() => photo.fail(new PhotoError('cancelled', 'x')));
  expect(state()).toBe('idle');
  act(() => photo.fail(new PhotoError('denied', 'x')));
  expect(photo.state).toMatchObject({ name: 'rejected', reason: /Permite la cámara/ });
});

test('a screen that goes away ends the upload', async () => {
  const { unmount } = renderWithI18n(<Slot />);
  await sendUntilUpload();
  unmount();
  expect(options.signal.aborted).toBe(true);
});
