import { logOut } from '@/lib/session/log-out';
import { writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { saveDecision } from './decisions';
import { withConsent } from './with-consent';

beforeEach(() => logInConsenting('sms'));
afterEach(removeConsentingUser);

/** Begins work that ends when it is told to, and hands out its signal. */
async function begin() {
  let finish = (_: string) => {};
  let signal = AbortSignal.abort();
  const result = withConsent('sms', (given) => {
    signal = given;
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  return { result, finish: (word: string) => finish(word), isOver: () => signal.aborted };
}

test('what is allowed is done, for the person who allowed it', async () => {
  expect(await withConsent('sms', async (_, userId) => userId)).toBe('u1');
});

test('what is not allowed is not begun', async () => {
  const work = jest.fn();
  expect(await withConsent('device', work)).toBeUndefined();
  removeConsentingUser();
  expect(await withConsent('sms', work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['the consent is taken back', () => saveDecision('sms', false)],
  ['the session ends', () => logOut('expired')],
  [
    'somebody else logs in',
    () => {
      writeValue('user_id', 'u2');
      writeValue('uni_token', 'token-2');
    },
  ],
])('it is told to stop when %s', async (_, happens) => {
  const { result, finish, isOver } = await begin();
  expect(isOver()).toBe(false);
  await happens();
  expect(isOver()).toBe(true);
  finish('done');
  expect(await result).toBe('done');
});

test('an answer about something else stops nothing', async () => {
  const { result, finish, isOver } = await begin();
  saveDecision('device', false);
  expect(isOver()).toBe(false);
  finish('done');
  await result;
});

test('once it is done nobody is listening any more', async () => {
  const { result, finish, isOver } = await begin();
  finish('done');
  await result;
  saveDecision('sms', false);
  expect(isOver()).toBe(false);
});

test('what the work rejects with is passed on', async () => {
  await expect(withConsent('sms', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
