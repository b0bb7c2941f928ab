import { logOut } from '@/lib/session/log-out';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { saveDecision } from './decisions';
import { consentVersions } from './kinds';
import { withConsent } from './with-consent';

beforeEach(() => logInConsenting('sms'));

/** Starts work that `finish` resolves. */
async function start() {
  let finish = (_: string) => {};
  let signal = AbortSignal.abort();
  const result = withConsent('sms', (given) => {
    signal = given;
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  return { result, finish: (result: string) => finish(result), isAborted: () => signal.aborted };
}

test('runs the work for the user who has consented', async () => {
  expect(await withConsent('sms', async (_, given) => given)).toEqual({
    userId: 'u1',
    consent: {
      kind: 'sms',
      version: consentVersions.sms,
      granted_at: readValue('luka_consents_u1')?.sms?.at,
    },
  });
});

test('does not run the work without consent', async () => {
  const work = jest.fn();
  expect(await withConsent('device', work)).toBeUndefined();
  removeConsentingUser();
  expect(await withConsent('sms', work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['the consent is withdrawn', () => saveDecision('sms', false)],
  ['the session ends', () => logOut('expired')],
  ['the token is gone', () => removeValue('uni_token')],
  [
    'another user logs in',
    () => {
      writeValue('user_id', 'u2');
      writeValue('uni_token', 'token-2');
    },
  ],
])('aborts the signal when %s', async (_, happens) => {
  const { result, finish, isAborted } = await start();
  expect(isAborted()).toBe(false);
  await happens();
  expect(isAborted()).toBe(true);
  finish('done');
  expect(await result).toBe('done');
});

test('does not abort after a decision on another kind', async () => {
  const { result, finish, isAborted } = await start();
  saveDecision('device', false);
  expect(isAborted()).toBe(false);
  finish('done');
  await result;
});

test('does not abort after the work is done', async () => {
  const { result, finish, isAborted } = await start();
  finish('done');
  await result;
  saveDecision('sms', false);
  expect(isAborted()).toBe(false);
});

test('rejects when the work rejects', async () => {
  await expect(withConsent('sms', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
