import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import en from '@/locales/sandbox/en.json';
import { sampleBasic } from '../data/sample-user';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
});

const apply = (request_id = 'one') => sandbox.call('loan/apply_info', { request_id }, token);
const home = async () => (await sandbox.call('app/home', {}, token)).ret;

test.each([
  ['init', 'Complete the missing step first'],
  ['init_id_card', en.photos_missing],
  ['review', 'Your application is already in review'],
  ['approved', 'Your application is already approved'],
  ['lending', en.loan_active],
  ['refused', 'You can apply again from 4\u00a0Dec'],
  ['not_approved', 'Complete the missing step first'],
  ['selfie_mismatch', en.photos_missing],
] as const)('refuses an application in the state %s', async (name, msg) => {
  sandbox.scenario(name, { token });
  expect(await apply()).toMatchObject({ code: 409, msg });
});

test('refuses a user without income and with an old debt', async () => {
  sandbox.scenario('init_submit', { token });
  const overdue_answers = [
    { id: 'late_30_days', value: 'more' },
    { id: 'overdue_now', value: 'over_90' },
  ];
  await sandbox.call('app/save_basic_info', { ...sampleBasic, overdue_answers }, token);
  const extra = Object((await sandbox.call('app/get_extra_info', {}, token)).ret);
  await sandbox.call('app/save_extra_info', { ...extra, salary: 'none' }, token);
  await apply();
  sandbox.control.advance('PT2M');
  expect(await home()).toMatchObject({ state: 'refused' });
});

test('checks the age on the day of the application', async () => {
  sandbox.scenario('init_submit', { token });
  sandbox.control.advance('-P6000D');
  expect(await apply()).toMatchObject({ code: 409, msg: 'You must be 18 or older to borrow' });
});

describe('app/upload_image_info', () => {
  const image = btoa('a small picture');

  const upload = (over: Partial<{ mime: string; image: string }> = {}) =>
    sandbox.call(
      'app/upload_image_info',
      { kind: 'selfie', mime: 'image/jpeg', image, ...over },
      token,
    );

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
      { field: 'image', message: 'Use a photo of 5\u00a0MB or less' },
    ],
  ])('refuses %s', async (_name, over, error) => {
    expect(await upload(over)).toMatchObject({ code: 422, ret: { errors: [error] } });
  });
});
