import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

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
