import fc from 'fast-check';
import * as v from 'valibot';
import { choiceKey, choiceQuery, choiceToQuery, completeChoice } from './choice';

const read = (query: Record<string, string>) => v.parse(choiceQuery, query);

const anyChoice = fc.record(
  {
    product_id: fc.string({ minLength: 1 }),
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    term_days: fc.integer({ min: 1, max: 9999 }),
    coupon_id: fc.string({ minLength: 1 }),
  },
  { requiredKeys: ['product_id', 'amount', 'term_days'] },
);

test('a choice is the same after a round trip through its query', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(completeChoice(read(choiceToQuery(choice)))).toEqual(choice);
    }),
  );
});

test.each(['', '0', '-5', '1e5', '12.5', 'ten', '9999999999'])(
  'an amount of %j in a query reads as missing',
  (amount) => {
    expect(read({ amount, product_id: 'luka' })).toEqual({ product_id: 'luka' });
  },
);

test('a query without a term is not complete', () => {
  expect(completeChoice(read({ product_id: 'luka', amount: '200000' }))).toBeNull();
});

test('two choices have the same key only when they are equal', () => {
  const choice = { product_id: 'luka', amount: 200_000, term_days: 30 };
  expect(choiceKey({ ...choice })).toBe(choiceKey({ coupon_id: undefined, ...choice }));
  expect(choiceKey({ ...choice, coupon_id: 'c' })).not.toBe(choiceKey(choice));
  expect(choiceKey({ ...choice, coupon_id: null })).not.toBe(choiceKey(choice));
});

test.each(['product_id', 'amount', 'term_days'] as const)(
  'a choice without its %s is not complete, and its query has none',
  (field) => {
    const { [field]: _, ...rest } = { product_id: 'luka', amount: 200_000, term_days: 30 };
    const choice = { product_id: undefined, amount: undefined, term_days: undefined, ...rest };
    expect(completeChoice(choice)).toBeNull();
    expect(Object.keys(choiceToQuery(choice))).toEqual(Object.keys(rest));
  },
);

test('a coupon that was removed is left out of the choice and of its query', () => {
  const choice = { product_id: 'luka', amount: 200_000, term_days: 30 };
  expect(completeChoice({ ...choice, coupon_id: null })).toStrictEqual(choice);
  expect(choiceToQuery({ ...choice, coupon_id: null })).not.toHaveProperty('coupon_id');
});
