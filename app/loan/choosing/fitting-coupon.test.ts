import type { Coupon } from '@/lib/api/schemas/loan';
import { choiceToAsk, usableCoupons } from './fitting-coupon';

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
const having = (...coupons: Coupon[]) => ({ data: { coupons }, error: undefined });

test('a coupon that fits is asked with', () => {
  expect(choiceToAsk(chosen, having(coupon))).toEqual(chosen);
});

test('a coupon holds from its very least amount on', () => {
  expect(choiceToAsk({ ...chosen, amount: 100_000 }, having(coupon))).toHaveProperty('coupon_id');
  expect(choiceToAsk({ ...chosen, amount: 99_999 }, having(coupon))).not.toHaveProperty(
    'coupon_id',
  );
});

test.each(['used', 'expired'] as const)('a coupon that is %s is left out', (state) => {
  expect(choiceToAsk(chosen, having({ ...coupon, state }))).toEqual(plain);
  expect(usableCoupons([{ ...coupon, state }])).toEqual([]);
});

test('a coupon that the person does not have is left out', () => {
  expect(choiceToAsk(chosen, having())).toEqual(plain);
});

test('while the coupons are on their way nothing is asked that depends on them', () => {
  const loading = { data: undefined, error: undefined };
  expect(choiceToAsk(chosen, loading)).toBeNull();
  expect(choiceToAsk(plain, loading)).toEqual(plain);
});

test('where the coupons cannot be read the loan is asked for without', () => {
  expect(choiceToAsk(chosen, { data: undefined, error: new Error() })).toEqual(plain);
});
