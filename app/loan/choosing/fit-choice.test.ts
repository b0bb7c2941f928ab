import fc from 'fast-check';
import type { Product } from '@/lib/api/schemas/loan';
import { amountFault } from '@/lib/loan/amount';
import { fitChoice, type Offers, offersFor } from './fit-choice';

const luka: Product = {
  id: 'luka',
  name: 'Luka',
  min_amount: 50_000,
  max_amount: 350_000,
  step: 10_000,
  terms: [60, 15, 30, 45],
  fee_rate: 0.06,
};
const short: Product = { ...luka, id: 'short', max_amount: 120_000, terms: [7, 14] };
const offers: Offers = [luka, short];

test('no offer goes beyond what is left of the quota', () => {
  const cut = offersFor([luka, short], { total: 300_000, used: 50_000, frozen: 5000 });
  expect(cut?.map(({ max_amount }) => max_amount)).toEqual([240_000, 120_000]);
});

test('a product whose least amount is not left is no offer, and without any there are none', () => {
  const dear = { ...luka, id: 'dear', min_amount: 200_000 };
  const quota = { total: 100_000, used: 0, frozen: 0 };
  expect(offersFor([dear, short], quota)?.map(({ id }) => id)).toEqual(['short']);
  expect(offersFor([dear], quota)).toBeNull();
});

test('a product without terms is no offer', () => {
  expect(offersFor([{ ...luka, terms: [] }], undefined)).toBeNull();
});

test('the terms of an offer are in order', () => {
  expect(offersFor([luka], undefined)?.[0].terms).toEqual([15, 30, 45, 60]);
});

test('with nothing said it begins with the first product, the middle amount and a month', () => {
  expect(fitChoice({}, offers)).toEqual({ product_id: 'luka', amount: 200_000, term_days: 30 });
});

test('what is said is kept where the product has it', () => {
  const wanted = { product_id: 'short', amount: 70_000, term_days: 14, coupon_id: 'c' };
  expect(fitChoice(wanted, offers)).toEqual(wanted);
});

test('what the product does not have goes to the nearest that it has', () => {
  const wanted = { product_id: 'short', amount: 200_000, term_days: 60 };
  expect(fitChoice(wanted, offers)).toMatchObject({ amount: 120_000, term_days: 14 });
});

test('an unknown product becomes the first', () => {
  expect(fitChoice({ product_id: 'gone' }, offers).product_id).toBe('luka');
});

test('whatever is wanted, the choice is one that the product lends', () => {
  const wish = fc.record({
    product_id: fc.constantFrom('luka', 'short', 'gone', undefined),
    amount: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
    term_days: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
    coupon_id: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(wish, (wanted) => {
      const choice = fitChoice(wanted, offers);
      const product = offers.find(({ id }) => id === choice.product_id) ?? short;
      expect(amountFault(choice.amount, product)).toBeNull();
      expect(product.terms).toContain(choice.term_days);
      expect(choice.coupon_id).toBe(wanted.coupon_id);
    }),
  );
});
