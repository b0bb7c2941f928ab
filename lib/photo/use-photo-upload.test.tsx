import { act, screen, waitFor } from '@testing-library/react';
import { uploadImage } from '@/lib/api/calls/application';
import { ApiError } from '@/lib/api/errors';
import { removeDrafts } from '@/lib/forms/draft';
import { writeValue } from '@/lib/storage/values';
import { installFakeCaches } from '@/lib/testing/fake-caches';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { PhotoError } from './photo-error';
import { readPhoto, readUnsentPhoto, storePhoto } from './photo-record';
import { type PreparedPhoto, preparePhoto } from './prepare-photo';
import { type PhotoUpload, usePhotoUpload } from './use-photo-upload';

jest.mock('@/lib/api/calls/application');
jest.mock('./prepare-photo', () => ({
  ...jest.requireActual('./prepare-photo'),
  preparePhoto: jest.fn(),
}));
jest.mock('./browser-image', () => ({
  toDataUrl: async (blob: Blob) =>
    `data:image/jpeg;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`,
}));

/** A promise with its resolvers. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

type Reply = Awaited<ReturnType<typeof uploadImage>>;

const file = new File(['raw'], 'a.jpg');
/** The first bytes of every JPEG. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
const prepared = {
  blob: new Blob([jpeg]),
  thumbnail: 'data:image/jpeg;base64,AAAA',
  width: 1,
  height: 1,
};
const prepare = jest.mocked(preparePhoto);
const upload = jest.mocked(uploadImage);
let preparation: ReturnType<typeof deferred<PreparedPhoto>>;
let reply: ReturnType<typeof deferred<Reply>>;
let photo: PhotoUpload;

function Slot() {
  photo = usePhotoUpload('id_back');
  return <p>{photo.state.name}</p>;
}
const state = () => screen.getByRole('paragraph').textContent;

/** The options of the last upload. */
function options() {
  const [, given] = upload.mock.lastCall ?? [];
  if (!given?.signal || !given.onProgress) throw new Error('nothing was uploaded');
  return { signal: given.signal, onProgress: given.onProgress };
}

beforeEach(() => {
  writeValue('user_id', 'u1');
  preparation = deferred();
  reply = deferred();
  prepare.mockImplementation(() => preparation.promise);
  upload.mockImplementation(() => reply.promise);
});
afterEach(() => removeDrafts());

async function sendUntilUpload() {
  act(() => photo.send(file));
  await act(async () => preparation.resolve(prepared));
}

test('prepares a photo, sends it with progress, and shows it as accepted', async () => {
  renderWithI18n(<Slot />);
  expect(photo).toMatchObject({ state: { name: 'idle' }, imageId: null });
  act(() => photo.send(file));
  expect(state()).toBe('preparing');
  await act(async () => preparation.resolve(prepared));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0 });
  expect(photo.picture).toBe(prepared.thumbnail);
  expect(upload.mock.calls[0]?.[0]).toEqual({
    kind: 'id_back',
    mime: 'image/jpeg',
    image: '/9j/4AAA',
  });
  act(() => options().onProgress(0.64));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0.64 });
  await act(async () => reply.resolve({ image_id: 'img7', accepted: true }));
  expect(photo).toMatchObject({ state: { name: 'accepted' }, imageId: 'img7' });
  expect(readPhoto('id_back')).toEqual({ imageId: 'img7', thumbnail: prepared.thumbnail });
});

test('restores the accepted photo after a reload', () => {
  storePhoto('id_back', { imageId: 'img7', thumbnail: prepared.thumbnail });
  renderWithI18n(<Slot />);
  expect(photo).toMatchObject({
    state: { name: 'accepted' },
    imageId: 'img7',
    picture: prepared.thumbnail,
  });
});

test.each([
  ["the server's reason", 'Un reflejo tapa el texto', 'Un reflejo tapa el texto'],
  ['what to do without one', undefined, textOf('photo.rejected')],
])('shows %s for a rejection and drops the photo accepted before', async (_, reason, shown) => {
  storePhoto('id_back', { imageId: 'img1', thumbnail: '' });
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  await act(async () => reply.resolve({ image_id: 'img8', accepted: false, reason }));
  expect(photo.state).toEqual({ name: 'rejected', reason: shown });
  expect(photo.imageId).toBeNull();
  expect(readPhoto('id_back')).toBeNull();
});

test('keeps the photo after a network error and retries without preparing it again', async () => {
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  await act(async () => reply.reject(new ApiError('network', { path: 'p', hint: 'h' })));
  expect(photo.state).toMatchObject({ name: 'failed', reason: /Revisa tu conexión/ });
  expect(photo.picture).toBe(prepared.thumbnail);
  reply = deferred();
  await act(async () => photo.retry());
  await act(async () => reply.resolve({ image_id: 'img9', accepted: true }));
  expect(photo.imageId).toBe('img9');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('sends nothing when the photo cannot be prepared', async () => {
  renderWithI18n(<Slot />);
  act(() => photo.send(file));
  await act(async () => preparation.reject(new PhotoError('tooSmall', '300 by 300')));
  expect(photo.state).toMatchObject({ name: 'rejected', reason: /muy chica/ });
  expect(upload).not.toHaveBeenCalled();
});

test.each(['preparing', 'uploading'])(
  'ignores the result when it is cancelled while %s',
  async (when) => {
    storePhoto('id_back', { imageId: 'img1', thumbnail: '' });
    renderWithI18n(<Slot />);
    act(() => photo.send(file));
    if (when === 'uploading') await act(async () => preparation.resolve(prepared));
    act(() => photo.cancel());
    expect(photo).toMatchObject({ state: { name: 'accepted' }, imageId: 'img1' });
    if (when === 'uploading') expect(options().signal.aborted).toBe(true);
    await act(async () => {
      preparation.resolve(prepared);
      reply.resolve({ image_id: 'img2', accepted: true });
    });
    expect(photo.imageId).toBe('img1');
    act(() => photo.retry());
    expect(state()).toBe('accepted');
  },
);

test('aborts the pending photo when another one is sent, and ignores its reply', async () => {
  renderWithI18n(<Slot />);
  await sendUntilUpload();
  const [first, firstOptions] = [reply, options()];
  reply = deferred();
  await act(async () => photo.send(file));
  expect(firstOptions.signal.aborted).toBe(true);
  await act(async () => first.resolve({ image_id: 'old', accepted: true }));
  act(() => firstOptions.onProgress(0.9));
  expect(photo.state).toEqual({ name: 'uploading', progress: 0 });
  await act(async () => reply.resolve({ image_id: 'new', accepted: true }));
  expect(photo.imageId).toBe('new');
});

describe('over a reload', () => {
  beforeEach(() => {
    installFakeCaches();
  });

  /** What is kept becomes this; keeping and dropping go on behind the screen. */
  async function expectKept(kept: unknown): Promise<void> {
    await waitFor(async () => expect(await readUnsentPhoto('id_back')).toEqual(kept));
  }

  /** Prepares and sends a photo, which fails; then opens the screen again. */
  async function reload(): Promise<void> {
    const { unmount } = renderWithI18n(<Slot />);
    await sendUntilUpload();
    await act(async () => reply.reject(new ApiError('network', { path: 'p', hint: 'h' })));
    await expectKept(expect.anything());
    unmount();
    reply = deferred();
    renderWithI18n(<Slot />);
    await waitFor(() => expect(state()).toBe('failed'));
  }

  test('keeps a photo that was not sent, and sends it on a retry without preparing it again', async () => {
    await reload();
    expect(photo.state).toEqual({
      name: 'failed',
      reason: textOf('photo.kept'),
    });
    expect(photo.picture).toBe(prepared.thumbnail);
    await act(async () => photo.retry());
    expect(upload).toHaveBeenLastCalledWith(
      { kind: 'id_back', mime: 'image/jpeg', image: '/9j/4AAA' },
      expect.anything(),
    );
    await act(async () => reply.resolve({ image_id: 'img9', accepted: true }));
    expect(photo.imageId).toBe('img9');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('keeps nothing once the server has replied (%s)', async (accepted) => {
    await reload();
    await act(async () => photo.retry());
    await act(async () => reply.resolve({ image_id: 'img9', accepted }));
    await expectKept(undefined);
  });

  test('keeps nothing that was cancelled', async () => {
    await reload();
    act(() => photo.cancel());
    expect(state()).toBe('idle');
    await expectKept(undefined);
  });

  test('keeps a photo that was being uploaded, which ends', async () => {
    const { unmount } = renderWithI18n(<Slot />);
    await sendUntilUpload();
    unmount();
    expect(options().signal.aborted).toBe(true);
    await expectKept(expect.objectContaining({ thumbnail: prepared.thumbnail }));
  });
});
