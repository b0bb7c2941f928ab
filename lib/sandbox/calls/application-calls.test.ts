import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { sampleBasic } from '../data/sample-person';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
});

const apply = (request_id = 'one') => sandbox.call('loan/apply_info', { request_id }, token);
const home = async () => (await sandbox.call('app/home', {}, token)).ret;
const photo = (kind: 'id_front' | 'selfie') =>
  sandbox.call('app/upload_image_info', { kind, mime: 'image/jpeg', image: btoa('x') }, token);

test('handing in leads from init to review, and in two minutes to approved', async () => {
  sandbox.scenario('init_submit', { token });
  expect(await apply()).toMatchObject({
    code: 0,
    ret: { submitted_at: '2026-11-20T10:42:00-03:00', audit_minutes: 2 },
  });
  expect(await home()).toMatchObject({ state: 'review' });
  sandbox.control.advance('PT1M59S');
  expect(await home()).toMatchObject({ state: 'review' });
  sandbox.control.advance('PT1S');
  expect(await home()).toMatchObject({
    state: 'approved',
    quota: { total: 250_000, used: 0, frozen: 0 },
    review: {
      decided_at: '2026-11-20T10:44:00-03:00',
      valid_until: '2026-11-27T10:43:59-03:00',
    },
  });
});

test('the same request id answers the same application and hands in once', async () => {
  sandbox.scenario('init_submit', { token });
  const first = await apply();
  sandbox.control.advance('PT30S');
  expect(await apply()).toEqual(first);
  expect(sandbox.control.state().state.accounts[0]?.applications).toHaveLength(1);
});

test.each([
  ['init', 'Complete the missing step first'],
  ['init_id_card', 'A photo is missing: ID front, ID back and selfie'],
  ['review', 'Your application is already in review'],
  ['approved', 'Your application is already approved'],
  ['lending', 'Finish paying your loan to take another'],
  ['refused', 'You can apply again from 4\u00a0Dec'],
  ['not_approved', 'Complete the missing step first'],
  ['selfie_mismatch', 'A photo is missing: ID front, ID back and selfie'],
] as const)('in %s nothing can be handed in', async (name, msg) => {
  sandbox.scenario(name, { token });
  expect(await apply()).toMatchObject({ code: 409, msg });
});

test('an approval ends after 6 days 23:59:59, and init goes on with submit', async () => {
  sandbox.scenario('init_submit', { token });
  await apply();
  sandbox.control.advance('PT2M');
  sandbox.control.advance('P6DT23H59M59S');
  expect(await home()).toMatchObject({ state: 'approved' });
  sandbox.control.advance('PT1S');
  expect(await home()).toMatchObject({ state: 'init', next_step: 'submit' });
  expect((await apply('two')).code).toBe(0);
});

test('who was refused may apply again after 14 days, not before', async () => {
  sandbox.scenario('will_be_refused', { token });
  await apply();
  sandbox.control.advance('PT2M');
  expect(await home()).toMatchObject({
    state: 'refused',
    review: {
      retry_at: '2026-12-04T10:44:00-03:00',
      reason: 'You do not meet our lending conditions for now.',
    },
  });
  sandbox.control.advance('P13DT23H59M59S');
  expect((await apply('two')).code).toBe(409);
  sandbox.control.advance('PT1S');
  expect(await home()).toMatchObject({ state: 'init', next_step: 'submit' });
  expect((await apply('two')).code).toBe(0);
});

test('a selfie that does not match is corrected by a new one, and then approved', async () => {
  sandbox.scenario('will_be_not_approved', { token });
  await apply();
  sandbox.control.advance('PT2M');
  expect(await home()).toMatchObject({
    state: 'not_approved',
    next_step: 'id_card',
    review: {
      fix: ['id_card'],
      reason: 'Your selfie does not match the photo on your ID card.',
    },
  });
  await photo('selfie');
  expect(await home()).toMatchObject({ next_step: 'submit', review: { fix: [] } });
  expect((await apply('two')).code).toBe(0);
  sandbox.control.advance('PT2M');
  expect(await home()).toMatchObject({ state: 'approved' });
});

test('an ID photo that does not match is corrected by the form and a new photo', async () => {
  sandbox.scenario('not_approved', { token });
  expect(await home()).toMatchObject({ next_step: 'basic' });
  const saved = await sandbox.call('app/save_basic_info', sampleBasic, token);
  expect(saved.ret).toEqual({ next_step: 'id_card' });
  await photo('id_front');
  expect(await home()).toMatchObject({ next_step: 'submit' });
});

test('who has no income and an old debt is refused by the data alone', async () => {
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

test('an old debt alone refuses nobody', async () => {
  sandbox.scenario('init_submit', { token });
  const overdue_answers = [
    { id: 'late_30_days', value: 'more' },
    { id: 'overdue_now', value: 'over_90' },
  ];
  await sandbox.call('app/save_basic_info', { ...sampleBasic, overdue_answers }, token);
  await apply();
  sandbox.control.advance('PT2M');
  expect(await home()).toMatchObject({ state: 'approved' });
});

test('age counts on the day of applying, by the clock of the sandbox', async () => {
  sandbox.scenario('init_submit', { token });
  sandbox.control.advance('-P6000D');
  expect(await apply()).toMatchObject({ code: 409, msg: 'You must be 18 or older to borrow' });
});
