import type { Coupon } from '@/lib/api/schemas/loan';
import { quotableChoice, usableCoupons } from './coupon-rules';

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
const loaded = (...coupons: Coupon[]) => ({ data: { coupons }, error: undefined });

test('keeps a coupon that can be used', () => {
  expect(quotableChoice(chosen, loaded(coupon))).toEqual(chosen);
});

test('keeps a coupon from its minimum amount on', () => {
  expect(quotableChoice({ ...chosen, amount: 100_000 }, loaded(coupon))).toHaveProperty(
    'coupon_id',
  );
  expect(quotableChoice({ ...chosen, amount: 99_999 }, loaded(coupon))).not.toHaveProperty(
    'coupon_id',
  );
});

test.each(['used', 'expired'] as const)('removes a coupon that is %s', (state) => {
  expect(quotableChoice(chosen, loaded({ ...coupon, state }))).toEqual(plain);
  expect(usableCoupons([{ ...coupon, state }])).toEqual([]);
});

test('removes a coupon that the user does not have', () => {
  expect(quotableChoice(chosen, loaded())).toEqual(plain);
});

test('is null while the coupons load, but only for a choice with one', () => {
  const loading = { data: undefined, error: undefined };
  expect(quotableChoice(chosen, loading)).toBeNull();
  expect(quotableChoice(plain, loading)).toEqual(plain);
});

test('removes the coupon when the coupons failed to load', () => {
  expect(quotableChoice(chosen, { data: undefined, error: new Error() })).toEqual(plain);
});
