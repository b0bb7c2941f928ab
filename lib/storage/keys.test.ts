import { ruleOf, storageKeys } from './keys';

test.each([
  'uni_token',
  'user_id',
  'phone',
  'my_loan_index',
  'appInfo',
  'localMainBehaviorEventList',
  'af_register_ok_42',
])('has a rule for the key %s of product.md', (key) => {
  expect(ruleOf(key)).toBeDefined();
});

test('stores the three values that the shell reads as bare text', () => {
  expect([storageKeys.uni_token.as, storageKeys.user_id.as, storageKeys.phone.as]).toEqual([
    'text',
    'text',
    'text',
  ]);
});

test('finds the rule of a pattern for a key with a user id', () => {
  expect(ruleOf('luka_draft_42_basic')).toBe(storageKeys['luka_draft_*']);
  expect(ruleOf('luka_signed_42')).toBe(storageKeys['luka_signed_*']);
});

test.each(['token', 'uni_token2', 'luka_theme_42', 'other_luka_draft_1', ''])(
  'has no rule for the key %j',
  (key) => {
    expect(ruleOf(key)).toBeUndefined();
  },
);

test('stores the return path per tab and encrypts drafts', () => {
  expect(ruleOf('luka_return_to')?.store).toBe('session');
  expect(ruleOf('luka_draft_42_basic')?.store).toBe('encrypted');
});

test('only these keys are the phone’s; a key of a user is removed when the session ends', () => {
  const phoneKeys = Object.entries(storageKeys).flatMap(([key, { removeOn }]) =>
    removeOn === 'never' ? [key] : [],
  );
  expect(phoneKeys.sort()).toEqual([
    'af_register_ok_*',
    'appInfo',
    'luka_clock_offset',
    'luka_late_start',
    'luka_locale',
    'luka_logged_out',
    'luka_permissions_asked',
    'luka_sandbox',
    'luka_theme',
    'luka_version',
    'luka_vietnamese_offered',
  ]);
});
