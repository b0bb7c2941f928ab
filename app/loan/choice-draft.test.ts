import { writeDraft } from '@/lib/forms/draft';
import { writeValue } from '@/lib/storage/values';
import { clearChoice, initialChoice, lastChoice, saveChoice } from './choice-draft';

const noQuery = {};
const chosen = { product_id: 'luka', amount: 120_000, term_days: 45, coupon_id: 'c' };

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => clearChoice());

test('restores the choice made under the same query', () => {
  saveChoice(chosen, noQuery);
  expect(initialChoice(noQuery)).toEqual(chosen);
});

test('starts with the query when the choice was made under another one', () => {
  saveChoice(chosen, noQuery);
  const query = { amount: 90_000 };
  expect(initialChoice(query)).toEqual(query);
});

test('reads the last choice under any query', () => {
  saveChoice(chosen, { amount: 90_000 });
  expect(lastChoice()).toMatchObject(chosen);
});

test('restores that the coupon was removed, also under a query that names none', () => {
  saveChoice({ ...chosen, coupon_id: null }, noQuery);
  expect(initialChoice(noQuery)).toEqual({ ...chosen, coupon_id: null });
  expect(initialChoice({ amount: 90_000 })).toEqual({ amount: 90_000, coupon_id: null });
});

test('starts with the coupon that the query names after another one was removed', () => {
  saveChoice({ ...chosen, coupon_id: null }, noQuery);
  expect(initialChoice({ coupon_id: 'other' })).toEqual({ coupon_id: 'other' });
});

test('forgets that a coupon was removed once the loan was taken', () => {
  saveChoice({ ...chosen, coupon_id: null }, noQuery);
  clearChoice();
  expect(initialChoice(noQuery)).toEqual(noQuery);
});

test('does not restore the choice of another user', () => {
  saveChoice(chosen, noQuery);
  writeValue('user_id', 'u2');
  expect(initialChoice(noQuery)).toEqual(noQuery);
  writeValue('user_id', 'u1');
});

test('ignores an invalid draft', () => {
  writeDraft('loan', { from: 3, amount: -1 });
  expect(initialChoice(noQuery)).toEqual(noQuery);
  expect(lastChoice().amount).toBeUndefined();
});
