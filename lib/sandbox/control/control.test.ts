import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
});

const stateOf = async (token?: string) =>
  Object((await sandbox.call('app/home', {}, token)).ret).state;

test('advance() moves the clock forward and back', () => {
  expect(sandbox.control.advance('P3D')).toEqual({ now: '2026-11-23T13:42:00.000Z' });
  expect(sandbox.control.advance('-P3DT1M')).toEqual({ now: '2026-11-20T13:41:00.000Z' });
  expect(sandbox.control.clock()).toEqual({ now: '2026-11-20T13:41:00.000Z' });
});

test('advance() refuses a duration without a fixed length and gives an example', () => {
  expect(() => sandbox.control.advance('P1M')).toThrow('ISO 8601, such as P3D or PT2M: P1M');
});

test('a scenario without a token is for the next user who logs in', async () => {
  const { user_id } = sandbox.scenario('overdue');
  const person = await sandbox.signIn('+56922222222');
  expect(person).toMatchObject({ user_id, phone: '+56922222222', new_guest: false });
  expect(await stateOf(person.token)).toBe('overdue');
});

test('a scenario is for one log-in only', async () => {
  sandbox.scenario('overdue');
  await sandbox.signIn('+56922222222');
  expect(await stateOf((await sandbox.signIn('+56933333333')).token)).toBe('init');
});

test('a user who gets a scenario loses the own account', async () => {
  const before = await sandbox.signIn('+56922222222');
  const { user_id } = sandbox.scenario('overdue');
  sandbox.control.advance('PT2M');
  const after = await sandbox.signIn('+56922222222');
  expect(after.user_id).toBe(user_id);
  expect(before.user_id).not.toBe(user_id);
  sandbox.control.advance('PT2M');
  expect((await sandbox.signIn('+56922222222')).user_id).toBe(user_id);
});

test('a log-in by e-mail gets the scenario too, and keeps it', async () => {
  const email = 'camila@example.cl';
  const logIn = async () => {
    await sandbox.call('user/get_mail_code', { email });
    const code = sandbox.control.outbox().at(-1)?.code ?? '';
    const reply = await sandbox.call('user/login', { type: 'email', email, code, agree: true });
    return Object(reply.ret).user_id;
  };
  const own = await logIn();
  const { user_id } = sandbox.scenario('lending');
  expect(own).not.toBe(user_id);
  expect(await logIn()).toBe(user_id);
  expect(await logIn()).toBe(user_id);
  expect(sandbox.scenario('init', {}).phone).toBe('+56987654567');
});

test('a scenario with a token changes that account and keeps the token', async () => {
  const { token, user_id } = await sandbox.signIn();
  expect(sandbox.scenario('approved', { token })).toEqual({
    name: 'approved',
    token,
    user_id,
    phone: '+56911112222',
  });
  expect(await stateOf(token)).toBe('approved');
});

test('a scenario removes the earlier data', async () => {
  const { token } = sandbox.scenario('overdue');
  sandbox.scenario('init', { token });
  expect((await sandbox.call('app/get_basic_info', {}, token)).ret).toEqual({});
  expect((await sandbox.call('coupon/my_coupon', {}, token)).ret).toEqual({
    coupons: [],
    vouchers: [],
  });
});

test('guest invalidates the tokens and prepares no account', async () => {
  const { token } = sandbox.scenario('overdue');
  expect(sandbox.scenario('guest', { token })).toEqual({
    name: 'guest',
    token: '',
    user_id: '',
    phone: '',
  });
  expect((await sandbox.call('app/home', {}, token)).code).toBe(10001);
  expect((await sandbox.signIn('+56922222222')).new_guest).toBe(true);
});

test('refuses an unknown scenario and lists the known ones', () => {
  expect(() => sandbox.control.scenario('nothing')).toThrow(/one of guest, init, .*: nothing/);
});

test('reset() removes accounts, codes and faults, and resets the clock', async () => {
  const { token } = sandbox.scenario('overdue');
  sandbox.control.advance('P9D');
  sandbox.control.fault({ path: 'app/home', kind: '500', times: 9 });
  sandbox.control.reset();
  expect(sandbox.control.clock().now).toBe('2026-11-20T13:42:00.000Z');
  expect((await sandbox.call('app/home', {}, token)).code).toBe(10001);
});

test('import() restores an exported state with its tokens', async () => {
  const { token } = sandbox.scenario('overdue');
  const other = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
  expect(other.control.import(sandbox.control.export())).toBe(true);
  const { ret } = await other.call('app/home', {}, token);
  expect(ret).toMatchObject({ state: 'overdue', order: { amount_due: 249_000 } });
});

test('import() refuses invalid text and changes nothing', async () => {
  const { token } = sandbox.scenario('overdue');
  expect(sandbox.control.import('garbage')).toBe(false);
  expect(await stateOf(token)).toBe('overdue');
});

test('state() summarizes the accounts', () => {
  sandbox.scenario('long_list', { size: 2 });
  expect(sandbox.control.state()).toMatchObject({
    now: '2026-11-20T13:42:00.000Z',
    accounts: [{ id: 'user_demo', phone: '+56987654567', state: 'lending', orders: 3 }],
  });
});
