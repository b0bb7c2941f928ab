import { removeValue, writeValue } from '@/lib/storage/values';
import { forgetChoice, keepChoice, lastChoice, startingChoice } from './choice-draft';

const bare = {};
const chosen = { product_id: 'luka', amount: 120_000, term_days: 45, coupon_id: 'c' };

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => {
  forgetChoice();
  removeValue('user_id');
});

test('a choice is found again under the address it was made under', () => {
  keepChoice(chosen, bare);
  expect(startingChoice(bare)).toEqual(chosen);
});

test('another address says what to begin with, whatever was chosen before', () => {
  keepChoice(chosen, bare);
  const address = { amount: 90_000 };
  expect(startingChoice(address)).toEqual(address);
});

test('the choice made last is known under any address', () => {
  keepChoice(chosen, { amount: 90_000 });
  expect(lastChoice()).toMatchObject(chosen);
});

test('a coupon that was taken off stays off', () => {
  keepChoice(chosen, bare);
  keepChoice({ ...chosen, coupon_id: undefined }, bare);
  expect(startingChoice(bare).coupon_id).toBeUndefined();
});

test('another person does not find the choice', () => {
  keepChoice(chosen, bare);
  writeValue('user_id', 'u2');
  expect(startingChoice(bare)).toEqual(bare);
  writeValue('user_id', 'u1');
});

test('a draft that makes no sense reads as nothing chosen', () => {
  writeValue('luka_draft_u1_loan', { from: 3, amount: -1 });
  expect(startingChoice(bare)).toEqual(bare);
  expect(lastChoice().amount).toBeUndefined();
});
