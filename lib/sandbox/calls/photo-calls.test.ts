import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

const image = btoa('a small picture');
let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ language: 'en' });
  ({ token } = await sandbox.signIn());
});

const upload = (over: Partial<{ mime: string; image: string }> = {}) =>
  sandbox.call(
    'app/upload_image_info',
    { kind: 'selfie', mime: 'image/jpeg', image, ...over },
    token,
  );

test('a photo is accepted and gets an id', async () => {
  expect(await upload()).toMatchObject({
    code: 0,
    ret: { image_id: expect.stringMatching(/^img_/), accepted: true },
  });
});

test('three accepted photos and all forms lead to submit', async () => {
  sandbox.scenario('init_id_card', { token });
  const step = async () => Object(await sandbox.call('app/home', {}, token)).ret.next_step;
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    expect(await step()).toBe('id_card');
    await sandbox.call('app/upload_image_info', { kind, mime: 'image/png', image }, token);
  }
  expect(await step()).toBe('submit');
});

test('a photo turned down says why and takes the place of no other', async () => {
  sandbox.scenario('photo_rejected', { token });
  expect((await upload()).ret).toMatchObject({
    accepted: false,
    reason: 'Glare hides part of the text. Turn the flash off.',
  });
  expect((await upload()).ret).toMatchObject({ accepted: true });
});

const broken = { field: 'image', message: 'Take the photo again: it did not arrive whole' };
const tooLarge = 'A'.repeat(Math.ceil((5 * 1024 * 1024 + 1) / 3) * 4);

test.each([
  ['a GIF', { mime: 'image/gif' }, { field: 'mime', message: 'Use a JPG, PNG or WebP photo' }],
  ['an empty photo', { image: '' }, broken],
  ['a photo with a data URL head', { image: `data:image/png;base64,${image}` }, broken],
  ['base64 cut off', { image: 'AAAAA' }, broken],
  [
    'more than 5 MB',
    { image: tooLarge },
    { field: 'image', message: 'Use a photo of 5 MB or less' },
  ],
])('%s is refused', async (_name, over, error) => {
  expect(await upload(over)).toMatchObject({ code: 422, ret: { errors: [error] } });
});

test('exactly 5 MB are taken', async () => {
  const whole = `${'A'.repeat(Math.floor((5 * 1024 * 1024) / 3) * 4)}AAA=`;
  expect((await upload({ image: whole })).code).toBe(0);
});

test('no photo is taken while the application is in review', async () => {
  sandbox.scenario('review', { token });
  expect((await upload()).code).toBe(409);
});
