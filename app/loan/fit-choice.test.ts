import fc from 'fast-check';
import type { Product } from '@/lib/api/schemas/loan';
import { allows, fitChoice, type Offers, offersFor, withDefaults } from './fit-choice';

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

test('limits the amounts to the available quota', () => {
  const limited = offersFor([luka, short], { total: 300_000, used: 50_000, frozen: 5000 });
  expect(limited?.map(({ max_amount }) => max_amount)).toEqual([240_000, 120_000]);
});

test('leaves out products whose minimum exceeds the quota; null when all do', () => {
  const large = { ...luka, id: 'large', min_amount: 200_000 };
  const quota = { total: 100_000, used: 0, frozen: 0 };
  expect(offersFor([large, short], quota)?.map(({ id }) => id)).toEqual(['short']);
  expect(offersFor([large], quota)).toBeNull();
});

test('leaves out products without terms', () => {
  expect(offersFor([{ ...luka, terms: [] }], undefined)).toBeNull();
});

test('sorts the terms', () => {
  expect(offersFor([luka], undefined)?.[0].terms).toEqual([15, 30, 45, 60]);
});

test('defaults to the first product, the middle amount and a month', () => {
  expect(fitChoice({}, offers)).toEqual({ product_id: 'luka', amount: 200_000, term_days: 30 });
});

test('keeps a requested choice that the product allows', () => {
  const requested = { product_id: 'short', amount: 70_000, term_days: 14, coupon_id: 'c' };
  expect(fitChoice(requested, offers)).toEqual(requested);
});

test('moves amount and term to the nearest that the product allows', () => {
  const requested = { product_id: 'short', amount: 200_000, term_days: 60 };
  expect(fitChoice(requested, offers)).toMatchObject({ amount: 120_000, term_days: 14 });
});

test('replaces an unknown product with the first', () => {
  expect(fitChoice({ product_id: 'gone' }, offers).product_id).toBe('luka');
});

test('always returns a choice that the product allows', () => {
  const anyRequest = fc.record({
    product_id: fc.constantFrom('luka', 'short', 'gone', undefined),
    amount: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
    term_days: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
    coupon_id: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyRequest, (requested) => {
      const choice = fitChoice(requested, offers);
      const product = offers.find(({ id }) => id === choice.product_id) ?? short;
      expect(choice.amount).toBeGreaterThanOrEqual(product.min_amount);
      expect(choice.amount).toBeLessThanOrEqual(product.max_amount);
      expect((choice.amount - product.min_amount) % product.step).toBe(0);
      expect(product.terms).toContain(choice.term_days);
      expect(choice.coupon_id).toBe(requested.coupon_id);
    }),
  );
});

const cheap: Product = { ...short, id: 'cheap', fee_rate: 0.05, terms: [14, 30] };

test('begins with the cheaper of the products that allow the amount and the term', () => {
  expect(withDefaults({ amount: 100_000 }, [luka, short, cheap])).toEqual({
    product_id: 'cheap',
    amount: 100_000,
    term_days: 30,
  });
});

test.each([
  ['the amount', { amount: 200_000 }],
  ['the term', { amount: 100_000, term_days: 60 }],
])('begins with the first product where the cheaper one does not allow %s', (_, requested) => {
  expect(withDefaults(requested, [luka, cheap])).toEqual({
    term_days: 30,
    ...requested,
    product_id: 'luka',
  });
});

test('begins with the product of the request, also if another is cheaper', () => {
  const requested = { product_id: 'luka', amount: 100_000, term_days: 30 };
  expect(withDefaults(requested, [luka, cheap])).toEqual(requested);
});

test.each([
  [{ amount: 120_000, term_days: 14 }, true],
  [{ amount: 130_000, term_days: 14 }, false],
  [{ amount: 105_000, term_days: 14 }, false],
  [{ amount: 120_000, term_days: 15 }, false],
])('whether a product allows %j: %s', (choice, expected) => {
  expect(allows(cheap, choice)).toBe(expected);
});

test('leaves out a coupon that was removed', () => {
  expect(fitChoice({ coupon_id: null }, offers)).not.toHaveProperty('coupon_id');
});
