import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
});

const stateOf = async (token?: string) =>
  Object((await sandbox.call('app/home', {}, token)).ret).state;

test('the clock moves on and back', () => {
  expect(sandbox.control.advance('P3D')).toEqual({ now: '2026-11-23T13:42:00.000Z' });
  expect(sandbox.control.advance('-P3DT1M')).toEqual({ now: '2026-11-20T13:41:00.000Z' });
  expect(sandbox.control.clock()).toEqual({ now: '2026-11-20T13:41:00.000Z' });
});

test('a duration that has no length is refused with an example', () => {
  expect(() => sandbox.control.advance('P1M')).toThrow('ISO 8601, such as P3D or PT2M: P1M');
});

test('a scenario without a token waits for whoever logs in next', async () => {
  const { user_id } = sandbox.scenario('overdue');
  const person = await sandbox.signIn('+56922222222');
  expect(person).toMatchObject({ user_id, phone: '+56922222222', new_guest: false });
  expect(await stateOf(person.token)).toBe('overdue');
});

test('it goes to nobody after that', async () => {
  sandbox.scenario('overdue');
  await sandbox.signIn('+56922222222');
  expect(await stateOf((await sandbox.signIn('+56933333333')).token)).toBe('init');
});

test('who takes it over leaves an own account behind', async () => {
  const before = await sandbox.signIn('+56922222222');
  const { user_id } = sandbox.scenario('overdue');
  sandbox.control.advance('PT2M');
  const after = await sandbox.signIn('+56922222222');
  expect(after.user_id).toBe(user_id);
  expect(before.user_id).not.toBe(user_id);
  sandbox.control.advance('PT2M');
  expect((await sandbox.signIn('+56922222222')).user_id).toBe(user_id);
});

test('an e-mail login takes it over as well, and keeps it', async () => {
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

test('a scenario with a token changes that account and keeps its login', async () => {
  const { token, user_id } = await sandbox.signIn();
  expect(sandbox.scenario('approved', { token })).toEqual({
    name: 'approved',
    token,
    user_id,
    phone: '+56911112222',
  });
  expect(await stateOf(token)).toBe('approved');
});

test('a scenario takes what was there before away', async () => {
  const { token } = sandbox.scenario('overdue');
  sandbox.scenario('init', { token });
  expect((await sandbox.call('app/get_basic_info', {}, token)).ret).toEqual({});
  expect((await sandbox.call('coupon/my_coupon', {}, token)).ret).toEqual({
    coupons: [],
    vouchers: [],
  });
});

test('guest ends the sessions and keeps nothing waiting', async () => {
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

test('a name that is no scenario is refused with the list of them', () => {
  expect(() => sandbox.control.scenario('nothing')).toThrow(/one of guest, init, .*: nothing/);
});

test('a reset forgets people, codes, faults and the moved clock', async () => {
  const { token } = sandbox.scenario('overdue');
  sandbox.control.advance('P9D');
  sandbox.control.fault({ path: 'app/home', kind: '500', times: 9 });
  sandbox.control.reset();
  expect(sandbox.control.clock().now).toBe('2026-11-20T13:42:00.000Z');
  expect((await sandbox.call('app/home', {}, token)).code).toBe(10001);
});

test('an exported state goes on in another sandbox, tokens too', async () => {
  const { token } = sandbox.scenario('overdue');
  const other = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
  expect(other.control.import(sandbox.control.export())).toBe(true);
  const { ret } = await other.call('app/home', {}, token);
  expect(ret).toMatchObject({ state: 'overdue', order: { amount_due: 238_000 } });
});

test('garbage is not imported, and changes nothing', async () => {
  const { token } = sandbox.scenario('overdue');
  expect(sandbox.control.import('garbage')).toBe(false);
  expect(await stateOf(token)).toBe('overdue');
});

test('the summary tells who stands where', () => {
  sandbox.scenario('long_list', { size: 2 });
  expect(sandbox.control.state()).toMatchObject({
    now: '2026-11-20T13:42:00.000Z',
    accounts: [{ id: 'user_demo', phone: '+56987654567', state: 'lending', orders: 3 }],
  });
});
