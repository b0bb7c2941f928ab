import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import en from '@/locales/sandbox/en.json';

const phone = '+56912345678';
let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
});

const lastCode = () => sandbox.control.outbox().at(-1)?.code ?? '';
const logIn = (code: string) =>
  sandbox.call('user/login', { type: 'phone', phone, code, agree: true });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

test('a second log-in gets the same account and is not a new guest', async () => {
  const first = await sandbox.signIn(phone);
  const second = await sandbox.signIn('0056 9 1234 5678'.replace(/ /g, '').replace('00', '+'));
  expect(second).toMatchObject({ user_id: first.user_id, new_guest: false });
  expect(second.token).not.toBe(first.token);
});

test('a wrong code returns the remaining tries; after five the right one is refused', async () => {
  await sandbox.call('user/get_code', { phone });
  const code = lastCode();
  const told: string[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) told.push((await logIn(wrongOf(code))).msg);
  expect(told).toEqual([
    'Check the code: 4 tries left',
    'Check the code: 3 tries left',
    'Check the code: 2 tries left',
    'Check the code: 1 try left',
    'Ask for a new code: all 5 tries are used',
  ]);
  expect(await logIn(code)).toMatchObject({
    code: 422,
    ret: { errors: [{ field: 'code', message: 'Ask for a new code: all 5 tries are used' }] },
  });
});

test('a code expires after five minutes', async () => {
  await sandbox.call('user/get_code', { phone });
  sandbox.control.advance('PT5M');
  expect((await logIn(lastCode())).msg).toBe(en.code_expired);
});

test('another code can be requested after a minute and replaces the first', async () => {
  await sandbox.call('user/get_code', { phone });
  const first = lastCode();
  sandbox.control.advance('PT18S');
  expect(await sandbox.call('user/get_code', { phone })).toMatchObject({
    code: 429,
    msg: 'Wait 42\u00a0s to get another code',
  });
  sandbox.control.advance('PT42S');
  expect((await sandbox.call('user/get_code', { phone })).code).toBe(0);
  expect(sandbox.control.outbox()).toHaveLength(2);
  expect((await logIn(first)).code).toBe(422);
});

test.each(['', '12345', '812345678', '+54911112222', 'abc'])(
  'sends no code to %j',
  async (wrong) => {
    expect(await sandbox.call('user/get_code', { phone: wrong })).toMatchObject({
      code: 422,
      ret: { errors: [{ field: 'phone', message: 'Enter 9 digits that start with 9' }] },
    });
    expect(sandbox.control.outbox()).toEqual([]);
  },
);

test('refuses a log-in without the agreement', async () => {
  await sandbox.call('user/get_code', { phone });
  const body = JSON.stringify({ type: 'phone', phone, code: lastCode(), agree: false });
  const request = new Request('https://x.invalid/user/login', { method: 'POST', body });
  const reply = await (await sandbox.fetch(request)).json();
  expect(reply).toMatchObject({ code: 400, ret: { errors: [{ field: 'agree' }] } });
});
