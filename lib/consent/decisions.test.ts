import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { currentDecision, hasConsent, saveDecision } from './decisions';
import { consentKinds, consentVersions, isConsentKind } from './kinds';

beforeEach(() => logInConsenting());
afterEach(removeConsentingUser);

test.each(consentKinds)('a question about %s that nobody answered is a no', (kind) => {
  expect(hasConsent(kind)).toBe(false);
});

test('a yes counts, with its time and the version of its text, and is no yes to anything else', () => {
  saveDecision('sms', true);
  expect(readValue('luka_consents_u1')?.sms).toEqual({
    granted: true,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    version: consentVersions.sms,
  });
  expect(consentKinds.filter((kind) => hasConsent(kind))).toEqual(['sms']);
});

test('a no counts, also after a yes, and leaves the other answers alone', () => {
  saveDecision('sms', true);
  saveDecision('device', true);
  saveDecision('sms', false);
  expect(hasConsent('sms')).toBe(false);
  expect(hasConsent('device')).toBe(true);
});

test.each([consentVersions.sms - 1, consentVersions.sms + 1])(
  'an answer to version %d of the text is no answer to this one',
  (version) => {
    const answers = { sms: { granted: true, at: '2026-07-08T10:42:00Z', version } };
    writeValue('luka_consents_u1', answers);
    expect(hasConsent('sms')).toBe(false);
    expect(currentDecision(answers, 'sms')).toBeNull();
  },
);

test('an answer from before there were versions is asked for again', () => {
  localStorage.setItem('luka_consents_u1', '{"sms":{"granted":true,"at":"2026-07-08T10:42:00Z"}}');
  expect(hasConsent('sms')).toBe(false);
});

test("one person's yes is not another's", () => {
  saveDecision('sms', true);
  writeValue('user_id', 'u2');
  expect(hasConsent('sms')).toBe(false);
});

test('a guest has neither answers nor anything to allow', () => {
  saveDecision('sms', true);
  removeValue('uni_token');
  expect(hasConsent('sms')).toBe(false);
  removeValue('user_id');
  saveDecision('device', true);
  expect(hasConsent('sms')).toBe(false);
  expect(readValue('luka_consents_u1')?.device).toBeUndefined();
});

test('garbage in storage is a no', () => {
  localStorage.setItem('luka_consents_u1', '{"sms":true}');
  expect(hasConsent('sms')).toBe(false);
});

test('only what is asked about is a kind', () => {
  expect(isConsentKind('sms')).toBe(true);
  expect(isConsentKind('location')).toBe(false);
});
