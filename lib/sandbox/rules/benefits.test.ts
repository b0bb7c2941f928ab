import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
  ({ token } = sandbox.scenario('coupons'));
});

const benefits = async () => Object((await sandbox.call('coupon/my_coupon', {}, token)).ret);
const states = async (kind: 'coupons' | 'vouchers') =>
  (await benefits())[kind].map((item: { id: string; state: string }) => `${item.id} ${item.state}`);
const total = async () => Object((await sandbox.call('app/home', {}, token)).ret).quota.total;

test('a voucher raises the limit until it expires', async () => {
  expect(await states('vouchers')).toEqual(['raise usable', 'old-raise expired']);
  expect(await total()).toBe(300_000);
  sandbox.control.advance('P30DT1S');
  expect(await states('vouchers')).toEqual(['raise expired', 'old-raise expired']);
  expect(await total()).toBe(250_000);
});

test('only the first approval adds a coupon', async () => {
  sandbox.scenario('approved', { token });
  expect(await states('coupons')).toEqual(['welcome-user_demo usable']);
  sandbox.scenario('second_loan', { token });
  expect(await states('coupons')).toEqual(['welcome-user_demo expired']);
});
