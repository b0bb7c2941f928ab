import { createRandom } from '../core/random';
import { initialState, type SandboxState } from '../core/state';
import { accountFor, accountOfToken, closeSessions, newAccount, openSession } from './accounts';

const phone = '+56981234567';
const email = 'camila@example.cl';

let state: SandboxState;

beforeEach(() => {
  state = initialState(1);
});

const logIn = (identity: Parameters<typeof accountFor>[1]) =>
  accountFor(state, identity, createRandom(state));

test('a new account has nothing, and no outcome is scripted', () => {
  expect(newAccount('a')).toEqual({
    id: 'a',
    phone: null,
    email: null,
    basic: null,
    extra: null,
    transfer: null,
    images: { id_front: null, id_back: null, selfie: null },
    applications: [],
    orders: [],
    limit: 0,
    coupons: [],
    vouchers: [],
    script: { review: null, payout_fails: false, photo_fault: null },
  });
  expect(state.accounts).toEqual([]);
});

test.each([{ phone }, { email }])(
  '%j gets a new account once, and the same one afterwards',
  (identity) => {
    const first = logIn(identity);
    expect(first).toEqual({ account: expect.objectContaining(identity), isNew: true });
    expect(first.account.id).toMatch(/^user_[\da-f]{16}$/);
    expect(logIn(identity)).toEqual({ account: first.account, isNew: false });
    expect(state.accounts).toEqual([first.account]);
  },
);

test('an account without a phone or an e-mail is nobody else’s', () => {
  const byPhone = logIn({ phone }).account;
  const byEmail = logIn({ email }).account;
  expect(byEmail.id).not.toBe(byPhone.id);
  expect([byPhone.email, byEmail.phone]).toEqual([null, null]);
});

test.each([
  [{ phone }, { phone: null, email }],
  [{ email }, { phone, email: null }],
])(
  'a prepared account goes to the first who logs in, by %j, in place of their own',
  (identity, left) => {
    const own = Object.assign(newAccount('own'), { phone, email });
    const prepared = Object.assign(newAccount('prepared'), { phone: 'other', email: 'other' });
    state.accounts.push(own, prepared);
    state.waiting_account = 'prepared';
    expect(logIn(identity)).toEqual({ account: prepared, isNew: false });
    expect(prepared).toMatchObject(identity);
    expect(own).toMatchObject(left);
    expect(state.waiting_account).toBeNull();
    expect(state.accounts).toEqual([own, prepared]);
  },
);

test('a login takes an identity from no account of another user', () => {
  const other = Object.assign(newAccount('other'), { phone: '+56911111111' });
  state.accounts.push(other, newAccount('prepared'));
  state.waiting_account = 'prepared';
  logIn({ phone });
  expect(other.phone).toBe('+56911111111');
});

test('tokens are of their account until its sessions are closed', () => {
  const [one, two] = [logIn({ phone }).account, logIn({ email }).account];
  const random = createRandom(state);
  const [first, second] = [openSession(state, one, random), openSession(state, one, random)];
  const other = openSession(state, two, random);
  expect(first).toMatch(/^sandbox_[\da-f]{16}$/);
  expect([first, second, other].map((token) => accountOfToken(state, token))).toEqual([
    one,
    one,
    two,
  ]);
  closeSessions(state, one.id);
  expect([first, second, other].map((token) => accountOfToken(state, token))).toEqual([
    null,
    null,
    two,
  ]);
});

test('no token and an unknown one are of nobody', () => {
  logIn({ phone });
  expect([null, '', 'unknown'].map((token) => accountOfToken(state, token))).toEqual([
    null,
    null,
    null,
  ]);
});
