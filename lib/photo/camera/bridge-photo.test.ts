import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { resumeBridgePhoto, takeBridgePhoto } from './bridge-photo';

const reply = { url: '/once/1', mime: 'image/jpeg', width: 4000, height: 3000, size: 12 };
const original = globalThis.fetch;
let native: FakeNative;

beforeEach(() => {
  native = installFakeNative();
  Object.assign(globalThis, { fetch: async (url: URL) => new Response(url.pathname) });
});
afterEach(() => {
  native.remove();
  Object.assign(globalThis, { fetch: original });
});

test.each([
  ['id_front', 'back'],
  ['id_back', 'back'],
  ['selfie', 'front'],
] as const)(
  '%s is taken with the %s camera and kept in case the page dies',
  async (kind, facing) => {
    native.answer('takePhoto', reply);
    const photo = await takeBridgePhoto(kind);
    expect(await photo.text()).toBe('/once/1');
    expect(native.posted).toMatchObject([
      { event: 'takePhoto', data: { kind, facing }, keep: `photo_${kind}` },
    ]);
  },
);

test.each([
  ['cancelled', 'cancelled'],
  ['denied', 'denied'],
  ['denied_forever', 'denied'],
  ['busy', 'busy'],
  ['unavailable', 'noCamera'],
  ['unsupport', 'failed'],
])('the shell’s %s means %s', async (code, expected) => {
  native.on('takePhoto', ({ callbackId }) =>
    native.send({ callbackId, error: { code, message: 'no' } }),
  );
  await expect(takeBridgePhoto('selfie')).rejects.toMatchObject({ code: expected });
});

test('a photo that was taken while the page was gone is found once it is back', async () => {
  native.answer('takePhoto', reply);
  const photo = await resumeBridgePhoto('id_back');
  expect(await photo?.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'takePhoto', resume: 'photo_id_back' }]);
});

test('where none was being taken there is none', async () => {
  native.on('takePhoto', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'nothing', message: 'none' } }),
  );
  expect(await resumeBridgePhoto('id_back')).toBeUndefined();
});
