import type { Coupon } from '@/lib/api/schemas/loan';
import { bestCoupon, quotableChoice, usableCoupons } from './coupon-rules';

const coupon: Coupon = {
  id: 'c1',
  kind: 'fee_reduction',
  value: 3000,
  min_amount: 100_000,
  expires_at: '2026-11-30T10:00:00-03:00',
  state: 'usable',
};
const plain = { product_id: 'luka', amount: 200_000, term_days: 30 };
const chosen = { ...plain, coupon_id: 'c1' };
const now = Date.parse('2026-11-20T10:00:00-03:00');
const loaded = (...coupons: Coupon[]) => ({ data: { coupons }, error: undefined });

test('keeps a coupon that can be used', () => {
  expect(quotableChoice(chosen, loaded(coupon), now)).toEqual(chosen);
});

test('keeps a coupon from its minimum amount on', () => {
  expect(quotableChoice({ ...chosen, amount: 100_000 }, loaded(coupon), now)).toHaveProperty(
    'coupon_id',
  );
  expect(quotableChoice({ ...chosen, amount: 99_999 }, loaded(coupon), now)).not.toHaveProperty(
    'coupon_id',
  );
});

test.each(['used', 'expired'] as const)('removes a coupon that is %s', (state) => {
  expect(quotableChoice(chosen, loaded({ ...coupon, state }), now)).toEqual(plain);
  expect(usableCoupons([{ ...coupon, state }], now)).toEqual([]);
});

test('removes a coupon whose time is over, although the list still has it as usable', () => {
  const end = Date.parse(coupon.expires_at);
  expect(quotableChoice(chosen, loaded(coupon), end - 1)).toEqual(chosen);
  expect(quotableChoice(chosen, loaded(coupon), end)).toEqual(plain);
});

test('removes a coupon that the user does not have', () => {
  expect(quotableChoice(chosen, loaded(), now)).toEqual(plain);
});

test('is null while the coupons load, but only for a choice with one', () => {
  const loading = { data: undefined, error: undefined };
  expect(quotableChoice(chosen, loading, now)).toBeNull();
  expect(quotableChoice(plain, loading, now)).toEqual(plain);
});

test('removes the coupon when the coupons failed to load', () => {
  expect(quotableChoice(chosen, { data: undefined, error: new Error() }, now)).toEqual(plain);
});

const use = { amount: 150_000, fee: 9000, now };
const larger: Coupon = { ...coupon, id: 'larger', value: 5000 };
const days: Coupon = { ...coupon, id: 'days', kind: 'interest_free_days', value: 9999 };

test('the best coupon lowers the fee most', () => {
  expect(bestCoupon([coupon, days, larger], use)).toBe(larger);
});

test('a coupon that expires at this very moment is not the best', () => {
  const now = Date.parse(larger.expires_at);
  expect(bestCoupon([larger], { ...use, now: now - 1 })).toBe(larger);
  expect(bestCoupon([larger], { ...use, now })).toBeUndefined();
});

test('removes a coupon that does not fit, whatever others the user has', () => {
  const other = { ...coupon, id: 'other', min_amount: undefined };
  const small = { ...chosen, amount: 50_000 };
  expect(quotableChoice(small, loaded(other, coupon), now)).not.toHaveProperty('coupon_id');
});

test('a coupon is worth no more than the fee: of two that cover it the one that expires first is the best', () => {
  const sooner = { ...coupon, id: 'sooner', expires_at: '2026-11-25T10:00:00-03:00' };
  expect(bestCoupon([larger, coupon, sooner], { ...use, fee: 2000 })).toBe(sooner);
});

test('of coupons for interest-free days the best has the most', () => {
  expect(bestCoupon([{ ...days, id: 'fewer', value: 5 }, days], use)).toBe(days);
});

test.each([
  ['used', { ...larger, state: 'used' as const }],
  ['past its date', { ...larger, expires_at: '2026-11-20T09:59:00-03:00' }],
  ['for a higher amount', { ...larger, min_amount: 160_000 }],
])('a coupon that is %s is not the best', (_, unusable) => {
  expect(bestCoupon([unusable, coupon], use)).toBe(coupon);
  expect(bestCoupon([unusable], use)).toBeUndefined();
});
