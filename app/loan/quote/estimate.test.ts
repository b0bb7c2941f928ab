import { sampleQuote } from '@/lib/testing/sample-quote';
import { estimateOf } from './estimate';

const choice = { product_id: 'luka', amount: 200_000, term_days: 90, coupon_id: 'less' };
const quote = {
  ...sampleQuote,
  ...{ amount: 200_000, service_fee: 9_000, discount: 3_000, arrival: 191_000 },
  ...{ interest: 15_000, repayment: 215_000 },
};
const quoted = { choice, quote };

test('an estimate has the fee and the interest in proportion, and the whole discount', () => {
  const { quote: about, isExact } = estimateOf(quoted, { ...choice, amount: 100_000 }) ?? {};
  expect(about).toMatchObject({ service_fee: 3_000, arrival: 97_000, repayment: 107_500 });
  expect(about?.cae).toBeCloseTo(0.439, 3);
  expect(isExact).toBe(false);
});

test('without the coupon its discount is gone', () => {
  const about = estimateOf(quoted, { ...choice, coupon_id: undefined });
  expect(about?.quote).toMatchObject({ service_fee: 12_000, arrival: 188_000 });
});

test('a discount is never more than the fee', () => {
  const about = estimateOf(quoted, { ...choice, amount: 20_000 });
  expect(about?.quote).toMatchObject({ service_fee: 0, arrival: 20_000 });
});

test('with another coupon, or of another product, nothing is estimated', () => {
  expect(estimateOf(quoted, { ...choice, coupon_id: 'other' })).toBeNull();
  expect(estimateOf(quoted, { ...choice, product_id: 'express' })).toBeNull();
});
