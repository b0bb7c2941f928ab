import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { resumeBridgePhoto, takeBridgePhoto } from './bridge-photo';

const reply = { url: '/once/1', mime: 'image/jpeg', width: 4000, height: 3000, size: 12 };
const original = globalThis.fetch;
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  Object.assign(globalThis, { fetch: async (url: URL) => new Response(url.pathname) });
});
afterEach(() => {
  native.remove();
  Object.assign(globalThis, { fetch: original });
});

function refuse(event: string, code: string) {
  native.on(event, ({ callbackId }) => native.send({ callbackId, error: { code, message: '' } }));
}

test.each(['id_front', 'id_back'] as const)(
  '%s is taken with the back camera and kept in case the page dies',
  async (kind) => {
    native.reply('takePhoto', reply);
    const photo = await takeBridgePhoto(kind);
    expect(await photo.text()).toBe('/once/1');
    expect(native.posted).toMatchObject([
      { event: 'takePhoto', data: { kind, facing: 'back' }, keep: `photo_${kind}` },
    ]);
  },
);

test('a selfie is guided, and kept in case the page dies', async () => {
  native.reply('liveness', { ...reply, score: 0.9 });
  const photo = await takeBridgePhoto('selfie');
  expect(await photo.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'liveness', keep: 'photo_selfie' }]);
});

test('a shell that guides no selfie takes it with the front camera', async () => {
  refuse('liveness', 'unsupport');
  native.reply('takePhoto', reply);
  await takeBridgePhoto('selfie');
  expect(native.posted[1]).toMatchObject({
    event: 'takePhoto',
    data: { kind: 'selfie', facing: 'front' },
    keep: 'photo_selfie',
  });
});

test('a guided selfie that was given up opens no other camera', async () => {
  refuse('liveness', 'cancelled');
  await expect(takeBridgePhoto('selfie')).rejects.toMatchObject({ code: 'cancelled' });
  expect(native.posted).toHaveLength(1);
});

test.each([
  ['cancelled', 'cancelled'],
  ['denied', 'denied'],
  ['denied_forever', 'denied'],
  ['busy', 'busy'],
  ['unavailable', 'noCamera'],
  ['unsupport', 'failed'],
])('the shell’s %s means %s', async (code, expected) => {
  refuse('takePhoto', code);
  await expect(takeBridgePhoto('id_back')).rejects.toMatchObject({ code: expected });
});

test('a photo that was taken while the page was gone is found once it is back', async () => {
  native.reply('takePhoto', reply);
  const photo = await resumeBridgePhoto('id_back');
  expect(await photo?.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'takePhoto', resume: 'photo_id_back' }]);
});

test('a guided selfie that was taken meanwhile is found too', async () => {
  native.reply('liveness', reply);
  const photo = await resumeBridgePhoto('selfie');
  expect(await photo?.text()).toBe('/once/1');
  expect(native.posted).toMatchObject([{ event: 'liveness', resume: 'photo_selfie' }]);
});

test.each(['nothing', 'unsupport'])(
  'a selfie that was taken without a guide is found where the guided one is %s',
  async (code) => {
    refuse('liveness', code);
    native.reply('takePhoto', reply);
    expect(await (await resumeBridgePhoto('selfie'))?.text()).toBe('/once/1');
  },
);

test.each(['id_back', 'selfie'] as const)(
  'where no %s was being taken there is none',
  async (kind) => {
    refuse('liveness', 'nothing');
    refuse('takePhoto', 'nothing');
    expect(await resumeBridgePhoto(kind)).toBeUndefined();
  },
);
