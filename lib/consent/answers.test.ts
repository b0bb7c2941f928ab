import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { answerConsent, isAllowed, validAnswer } from './answers';
import { consentKinds, consentVersions, isConsentKind } from './kinds';
import { logInAllowing, logOutAfterTest } from './test-person';

beforeEach(() => logInAllowing());
afterEach(logOutAfterTest);

test.each(consentKinds)('a question about %s that nobody answered is a no', (kind) => {
  expect(isAllowed(kind)).toBe(false);
});

test('a yes counts, with its time and the version of its text, and is no yes to anything else', () => {
  answerConsent('sms', true);
  expect(readValue('luka_consents_u1')?.sms).toEqual({
    granted: true,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    version: consentVersions.sms,
  });
  expect(consentKinds.filter((kind) => isAllowed(kind))).toEqual(['sms']);
});

test('a no counts, also after a yes, and leaves the other answers alone', () => {
  answerConsent('sms', true);
  answerConsent('device', true);
  answerConsent('sms', false);
  expect(isAllowed('sms')).toBe(false);
  expect(isAllowed('device')).toBe(true);
});

test.each([consentVersions.sms - 1, consentVersions.sms + 1])(
  'an answer to version %d of the text is no answer to this one',
  (version) => {
    const answers = { sms: { granted: true, at: '2026-07-08T10:42:00Z', version } };
    writeValue('luka_consents_u1', answers);
    expect(isAllowed('sms')).toBe(false);
    expect(validAnswer(answers, 'sms')).toBeNull();
  },
);

test('an answer from before there were versions is asked for again', () => {
  localStorage.setItem('luka_consents_u1', '{"sms":{"granted":true,"at":"2026-07-08T10:42:00Z"}}');
  expect(isAllowed('sms')).toBe(false);
});

test("one person's yes is not another's", () => {
  answerConsent('sms', true);
  writeValue('user_id', 'u2');
  expect(isAllowed('sms')).toBe(false);
});

test('a guest has neither answers nor anything to allow', () => {
  answerConsent('sms', true);
  removeValue('uni_token');
  expect(isAllowed('sms')).toBe(false);
  removeValue('user_id');
  answerConsent('device', true);
  expect(isAllowed('sms')).toBe(false);
  expect(readValue('luka_consents_u1')?.device).toBeUndefined();
});

test('garbage in storage is a no', () => {
  localStorage.setItem('luka_consents_u1', '{"sms":true}');
  expect(isAllowed('sms')).toBe(false);
});

test('only what is asked about is a kind', () => {
  expect(isConsentKind('sms')).toBe(true);
  expect(isConsentKind('location')).toBe(false);
});
