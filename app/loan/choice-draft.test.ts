import { removeValue, writeValue } from '@/lib/storage/values';
import { clearChoice, initialChoice, lastChoice, saveChoice } from './choice-draft';

const noQuery = {};
const chosen = { product_id: 'luka', amount: 120_000, term_days: 45, coupon_id: 'c' };

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => {
  clearChoice();
  removeValue('user_id');
});

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

test('does not restore a coupon that was removed', () => {
  saveChoice(chosen, noQuery);
  saveChoice({ ...chosen, coupon_id: undefined }, noQuery);
  expect(initialChoice(noQuery).coupon_id).toBeUndefined();
});

test('does not restore the choice of another user', () => {
  saveChoice(chosen, noQuery);
  writeValue('user_id', 'u2');
  expect(initialChoice(noQuery)).toEqual(noQuery);
  writeValue('user_id', 'u1');
});

test('ignores an invalid draft', () => {
  writeValue('luka_draft_u1_loan', { from: 3, amount: -1 });
  expect(initialChoice(noQuery)).toEqual(noQuery);
  expect(lastChoice().amount).toBeUndefined();
});
