import { ruleOf, storageKeys } from './keys';

test.each([
  'uni_token',
  'user_id',
  'phone',
  'my_loan_index',
  'appInfo',
  'localMainBehaviorEventList',
  'af_register_ok_42',
])('the key %s of the specification is known by exactly this name', (key) => {
  expect(ruleOf(key)).toBeDefined();
});

test('the three texts that the shell reads are bare', () => {
  expect([storageKeys.uni_token.as, storageKeys.user_id.as, storageKeys.phone.as]).toEqual([
    'text',
    'text',
    'text',
  ]);
});

test('a key with a user id in it has the rule of its pattern', () => {
  expect(ruleOf('luka_draft_42_basic')).toBe(storageKeys['luka_draft_*']);
  expect(ruleOf('luka_signed_42')).toBe(storageKeys['luka_signed_*']);
});

test.each(['token', 'uni_token2', 'luka_theme_42', 'other_luka_draft_1', ''])(
  'a key %j has no rule',
  (key) => {
    expect(ruleOf(key)).toBeUndefined();
  },
);

test('where to go on belongs to the tab; what a person types is sealed on the device', () => {
  expect(ruleOf('luka_return_to')?.area).toBe('session');
  expect(ruleOf('luka_draft_42_basic')?.area).toBe('sealed');
});
