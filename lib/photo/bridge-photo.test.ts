import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { resumeBridgePhoto, takeBridgePhoto } from './bridge-photo';

const reply = { url: '/once/1', mime: 'image/jpeg', width: 4000, height: 3000, size: 12 };
const original = globalThis.fetch;
const fetchMock = jest.fn<Promise<Response>, [URL, RequestInit]>();
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  fetchMock.mockImplementation(async (url) => new Response(url.pathname));
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => Object.assign(globalThis, { fetch: original }));

function replyWithError(event: string, code: string) {
  native.on(event, ({ callbackId }) => native.send({ callbackId, error: { code, message: '' } }));
}

test.each(['id_front', 'id_back'] as const)(
  'takes %s with the back camera, stored in case the page is killed',
  async (kind) => {
    native.reply('takePhoto', reply);
    const photo = await takeBridgePhoto(kind);
    expect(await photo.photo.text()).toBe('/once/1');
    expect(native.posted).toMatchObject([
      { event: 'takePhoto', data: { kind, facing: 'back' }, keep: `photo_${kind}` },
    ]);
  },
);

test('takes a selfie with liveness, stored in case the page is killed', async () => {
  native.reply('liveness', { ...reply, score: 0.9 });
  const photo = await takeBridgePhoto('selfie');
  expect(await photo.photo.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'liveness', keep: 'photo_selfie' }]);
});

test.each([0, 1, 3])('returns the number of faces that the phone has seen: %s', async (faces) => {
  native.reply('liveness', { ...reply, faces });
  expect(await takeBridgePhoto('selfie')).toMatchObject({ faces });
  expect(await resumeBridgePhoto('selfie')).toMatchObject({ faces });
});

test('takes a selfie with the front camera when the shell has no liveness', async () => {
  replyWithError('liveness', 'unsupport');
  native.reply('takePhoto', reply);
  await takeBridgePhoto('selfie');
  expect(native.posted[1]).toMatchObject({
    event: 'takePhoto',
    data: { kind: 'selfie', facing: 'front' },
    keep: 'photo_selfie',
  });
});

test('opens no other camera when liveness is cancelled', async () => {
  replyWithError('liveness', 'cancelled');
  await expect(takeBridgePhoto('selfie')).rejects.toMatchObject({ code: 'cancelled' });
  expect(native.posted).toHaveLength(1);
});

test.each([
  ['cancelled', 'cancelled'],
  ['denied', 'denied'],
  ['denied_forever', 'deniedForever'],
  ['busy', 'cameraOpen'],
  ['unavailable', 'noCamera'],
  ['unsupport', 'failed'],
])("maps the shell's error %s to %s", async (code, expected) => {
  replyWithError('takePhoto', code);
  await expect(takeBridgePhoto('id_back')).rejects.toMatchObject({ code: expected });
});

test('maps a camera that never replies to timeout', async () => {
  jest.useFakeTimers();
  const photo = takeBridgePhoto('id_back').catch((error) => error);
  await jest.advanceTimersByTimeAsync(600_000);
  jest.useRealTimers();
  expect(await photo).toMatchObject({ code: 'timeout' });
});

test('resumes with the photo that was taken while the page was killed', async () => {
  native.reply('takePhoto', reply);
  const photo = await resumeBridgePhoto('id_back');
  expect(await photo?.photo.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'takePhoto', resume: 'photo_id_back' }]);
});

test('resumes with a selfie that liveness took', async () => {
  native.reply('liveness', reply);
  const photo = await resumeBridgePhoto('selfie');
  expect(await photo?.photo.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'liveness', resume: 'photo_selfie' }]);
});

test.each(['nothing', 'unsupport'])(
  'resumes with a selfie of the camera when liveness replies %s',
  async (code) => {
    replyWithError('liveness', code);
    native.reply('takePhoto', reply);
    expect(await (await resumeBridgePhoto('selfie'))?.photo.text()).toBe('/once/1');
  },
);

test.each(['id_back', 'selfie'] as const)(
  'resumes with undefined when no %s was being taken',
  async (kind) => {
    replyWithError('liveness', 'nothing');
    replyWithError('takePhoto', 'nothing');
    expect(await resumeBridgePhoto(kind)).toBeUndefined();
  },
);

describe('the URL of a photo', () => {
  test('is fetched from the app’s own origin, without cache and redirects', async () => {
    native.reply('takePhoto', reply);
    await takeBridgePhoto('id_back');
    expect(fetchMock).toHaveBeenCalledWith(new URL('/once/1', document.baseURI), {
      signal: undefined,
      cache: 'no-store',
      redirect: 'error',
    });
  });

  test.each(['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', 'data:image/jpeg,x'])(
    'is not fetched when it is %s',
    async (url) => {
      native.reply('takePhoto', { ...reply, url });
      await expect(takeBridgePhoto('id_back')).rejects.toMatchObject({ code: 'failed' });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  test('rejects with failed when it was used before', async () => {
    native.reply('takePhoto', reply);
    fetchMock.mockResolvedValue(new Response('', { status: 410 }));
    await expect(takeBridgePhoto('id_back')).rejects.toMatchObject({ code: 'failed' });
  });

  test('rejects with failed on a network error, or with cancelled after an abort', async () => {
    native.reply('takePhoto', reply);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(takeBridgePhoto('id_back')).rejects.toMatchObject({ code: 'failed' });
    const caller = new AbortController();
    fetchMock.mockImplementation(() => {
      caller.abort();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const photo = takeBridgePhoto('id_back', caller.signal);
    await expect(photo).rejects.toMatchObject({ code: 'cancelled' });
  });
});
