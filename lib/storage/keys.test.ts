import { ruleOf, storageKeys } from './keys';

test.each(['token', 'uni_token2', 'luka_theme_42', 'other_luka_draft_1', ''])(
  'has no rule for the key %j',
  (key) => {
    expect(ruleOf(key)).toBeUndefined();
  },
);

test('only these keys are the phone’s; a key of a user is removed when the session ends', () => {
  expect(keysWith('never')).toEqual([
    'af_register_ok_*',
    'appInfo',
    'luka_clock_offset',
    'luka_late_start',
    'luka_locale',
    'luka_logged_out',
    'luka_new_build',
    'luka_permissions_asked',
    'luka_sandbox',
    'luka_theme',
    'luka_version',
    'luka_vietnamese_offered',
  ]);
});

/** The keys that are removed then, in order. */
function keysWith(removeOn: 'never' | 'signOut'): string[] {
  return Object.entries(storageKeys)
    .flatMap(([key, rule]) => (rule.removeOn === removeOn ? [key] : []))
    .sort();
}

test('only these keys survive an expired session, until the user signs out', () => {
  expect(keysWith('signOut')).toEqual([
    'luka_consents_*',
    'luka_draft_*',
    'luka_last_login',
    'luka_lock_*',
    'luka_notices_closed',
    'luka_owner',
    'luka_payment_*',
    'luka_refund_*',
    'luka_request_*',
    'luka_return_to',
    'luka_short_*',
    'luka_signed_*',
    'luka_tab_owner',
    'luka_texts_*',
    'luka_uploads_*',
  ]);
});
