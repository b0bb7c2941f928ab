import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { currentConsent, currentDecision, hasConsent, saveDecision } from './decisions';
import { consentKinds, consentVersions, isConsentKind } from './kinds';

beforeEach(() => logInConsenting());

test.each(consentKinds)('%s is denied without a decision', (kind) => {
  expect(hasConsent(kind)).toBe(false);
});

test('a name is that of a consent or not', () => {
  expect(consentKinds.every(isConsentKind)).toBe(true);
  expect(isConsentKind('other')).toBe(false);
});

test('stores a consent with its time and version, for its kind only', () => {
  saveDecision('sms', true);
  expect(readValue('luka_consents_u1')?.sms).toEqual({
    granted: true,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    version: consentVersions.sms,
  });
  expect(consentKinds.filter((kind) => hasConsent(kind))).toEqual(['sms']);
  expect(currentConsent('sms')).toEqual(readValue('luka_consents_u1')?.sms);
});

test('replaces a consent by a denial and keeps the other decisions', () => {
  saveDecision('sms', true);
  saveDecision('device', true);
  saveDecision('sms', false);
  expect(hasConsent('sms')).toBe(false);
  expect(hasConsent('device')).toBe(true);
});

test.each([consentVersions.sms - 1, consentVersions.sms + 1])(
  'ignores a decision on version %d of the text',
  (version) => {
    const decisions = { sms: { granted: true, at: '2026-07-08T10:42:00Z', version } };
    writeValue('luka_consents_u1', decisions);
    expect(hasConsent('sms')).toBe(false);
    expect(currentDecision(decisions, 'sms')).toBeNull();
  },
);

test('ignores the decision of another user', () => {
  saveDecision('sms', true);
  writeValue('user_id', 'u2');
  expect(hasConsent('sms')).toBe(false);
});

test('stores no decision for a guest, and denies', () => {
  saveDecision('sms', true);
  removeValue('uni_token');
  expect(hasConsent('sms')).toBe(false);
  removeValue('user_id');
  saveDecision('device', true);
  expect(hasConsent('sms')).toBe(false);
  expect(readValue('luka_consents_u1')?.device).toBeUndefined();
  expect(readValue('luka_consents_null')).toBeNull();
});
