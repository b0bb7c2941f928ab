import type { Body } from '@/lib/api/contract';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import en from '@/locales/sandbox/en.json';
import { sampleBasic } from '../data/sample-user';

const phone = '+56912345678';
const newPhone = '+56987650000';
const email = 'camila@correo.cl';
let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn(phone));
});

async function codeFor(address: string): Promise<string> {
  await (address.includes('@')
    ? sandbox.call('user/get_mail_code', { email: address })
    : sandbox.call('user/get_code', { phone: address }));
  return sandbox.control.outbox().findLast(({ to }) => to === address)?.code ?? '';
}

async function logIn(address: string, more: Partial<Body<'user/login'>> = {}, as?: string) {
  const type = address.includes('@') ? 'email' : 'phone';
  const code = more.code ?? (await codeFor(address));
  return sandbox.call('user/login', { type, [type]: address, agree: true, ...more, code }, as);
}

const attach = (address: string, as = token) => logIn(address, { attach: true }, as);
const errorsOf = ({ ret }: { ret: unknown }) => Reflect.get(Object(ret), 'errors');
const logins = async (as = token) => (await sandbox.call('app/home', {}, as)).ret;

test('nothing is added without a session, nor with a wrong code', async () => {
  expect(await attach(email, 'no-token')).toMatchObject({ code: 10001 });
  expect(errorsOf(await logIn(email, { attach: true, code: '1' }, token))).toMatchObject([
    { field: 'code' },
  ]);
  expect(await logins()).toMatchObject({ logins: { phone: '+56 9 •••• 5678' } });
});

test('all addresses that an account had are told that one was added or replaced', async () => {
  const told = () =>
    sandbox.control.outbox().flatMap(({ to, code, text }) => (code === '' ? [[to, text]] : []));
  await attach(email);
  expect(told()).toEqual([[phone, en.login_changed]]);
  await attach(newPhone);
  expect(told().slice(1)).toEqual([
    [phone, en.login_changed],
    [email, en.login_changed],
  ]);
});

test('an address of an empty account is taken from it, of one with data it is not', async () => {
  const empty = (await logIn(email)).ret;
  expect(empty).toMatchObject({ new_guest: true });
  sandbox.control.advance('PT1M');
  expect((await attach(email)).code).toBe(0);

  const other = await sandbox.signIn(newPhone);
  await sandbox.call('app/save_basic_info', sampleBasic, other.token);
  sandbox.control.advance('PT1M');
  expect(errorsOf(await attach(newPhone))).toMatchObject([{ field: 'phone' }]);
  expect(await logins(other.token)).toMatchObject({ logins: { phone: '+56 9 •••• 0000' } });
});

test('the RUN of another account is answered like any other, and only that account is told', async () => {
  sandbox.control.scenario('lending', { token });
  const stranger = (await sandbox.signIn(newPhone)).token;
  const free = await sandbox.call(
    'app/save_basic_info',
    { ...sampleBasic, run: '11111111-1' },
    stranger,
  );
  const sent = sandbox.control.outbox().length;
  const taken = await sandbox.call('app/save_basic_info', sampleBasic, stranger);
  expect(taken).toEqual(free);
  expect(sandbox.control.outbox().slice(sent)).toMatchObject([{ to: phone, code: '' }]);
  await sandbox.call('app/save_basic_info', sampleBasic, stranger);
  expect(sandbox.control.outbox()).toHaveLength(sent + 1);
});

test('a second account with the RUN of one that was approved is not approved, and the reason leads to the first', async () => {
  sandbox.control.scenario('cleared', { token });
  const second = (await sandbox.signIn(newPhone)).token;
  sandbox.control.scenario('init_submit', { token: second });
  await sandbox.call('loan/apply_info', { request_id: 'a'.repeat(32) }, second);
  sandbox.control.advance('PT2M');
  expect((await sandbox.call('app/home', {}, second)).ret).toMatchObject({
    state: 'not_approved',
    review: { reason_code: 'other_account', fix: ['basic'] },
  });
});
