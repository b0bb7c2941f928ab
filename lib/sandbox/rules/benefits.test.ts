import { applied, sampleLoan } from '@/lib/testing/sample-loan';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { grantWelcomeCoupon, quotaOf, usableCoupon, viewBenefits } from './benefits';

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

test('coupons has usable, used and expired ones', async () => {
  expect(await states('coupons')).toEqual([
    'welcome-user_demo usable',
    'free-days usable',
    'used-fee used',
    'old-fee expired',
  ]);
});

test('a voucher raises the limit until it expires', async () => {
  expect(await states('vouchers')).toEqual(['raise usable', 'old-raise expired']);
  expect(await total()).toBe(300_000);
  sandbox.control.advance('P30DT1S');
  expect(await states('vouchers')).toEqual(['raise expired', 'old-raise expired']);
  expect(await total()).toBe(250_000);
});

test('a voucher that expires during its loan keeps the quota', async () => {
  const body = { product_id: 'luka', amount: 300_000, term_days: 120 };
  const { ret } = await sandbox.call('loan/preview', body, token);
  const { preview_id } = Object(ret);
  await sandbox.call(
    'loan/apply',
    { request_id: 'x', preview_id, agree: true, signature: 'Camila Muñoz' },
    token,
  );
  sandbox.control.advance('P31D');
  expect(Object((await sandbox.call('app/home', {}, token)).ret).quota).toEqual({
    total: 300_000,
    used: 300_000,
    frozen: 0,
  });
});

test('only the first approval adds a coupon', async () => {
  sandbox.scenario('approved', { token });
  expect(await states('coupons')).toEqual(['welcome-user_demo usable']);
  sandbox.scenario('second_loan', { token });
  expect(await states('coupons')).toEqual(['welcome-user_demo expired']);
});

test('no_coupons has no coupons and vouchers', async () => {
  sandbox.scenario('no_coupons', { token });
  expect(await benefits()).toEqual({ coupons: [], vouchers: [] });
});

describe('the quota', () => {
  test('counts what is paid out as used, and what is not yet as frozen', () => {
    const { account, order } = sampleLoan();
    expect(quotaOf(account, applied)).toEqual({ total: 250_000, used: 0, frozen: 200_000 });
    order.status = 'payment_failed';
    expect(quotaOf(account, applied)).toEqual({ total: 250_000, used: 0, frozen: 200_000 });
    order.status = 'lending';
    expect(quotaOf(account, applied)).toEqual({ total: 250_000, used: 200_000, frozen: 0 });
    order.status = 'cleared';
    expect(quotaOf(account, applied)).toEqual({ total: 250_000, used: 0, frozen: 0 });
  });

  test('is never below the loan', () => {
    const { account } = sampleLoan();
    account.limit = 100_000;
    expect(quotaOf(account, applied).total).toBe(200_000);
  });
});

test('a coupon is usable up to the moment it expires, and one that was used stays used', () => {
  const { account } = sampleLoan();
  grantWelcomeCoupon(account, applied);
  const [coupon] = account.coupons;
  if (!coupon) throw new Error('no coupon');
  const end = Date.parse(coupon.expires_at);
  expect(usableCoupon(account, coupon.id, end)).toEqual(coupon);
  expect(usableCoupon(account, coupon.id, end + 1)).toBeUndefined();
  coupon.state = 'used';
  expect(viewBenefits(account, end + 1).coupons).toEqual([coupon]);
});
