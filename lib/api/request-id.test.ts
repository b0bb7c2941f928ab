import { removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { ApiError, type ApiErrorCode } from './errors';
import { forgetRequestId, sendOnceFor } from './request-id';

const fail = (code: ApiErrorCode) => new ApiError(code, { path: 'loan/apply', hint: code });
const dropped = () => Promise.reject(fail('network'));

/** Sends and tells the id that it was sent with. */
async function idOf(subject: string, outcome: () => Promise<unknown> = async () => 'done') {
  let sentId = '';
  const sendOnce = sendOnceFor<unknown>('apply');
  await sendOnce(subject, (id) => {
    sentId = id;
    return outcome();
  }).catch(() => {});
  return sentId;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-31T12:00:00-04:00') });
  wipePersonal('signOut');
  writeValue('user_id', 'u1');
});

afterEach(() => {
  jest.useRealTimers();
});

test('an id is 32 hexadecimal digits, another one for each wish that was granted', async () => {
  const first = await idOf('v1');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await idOf('v1')).not.toBe(first);
});

test.each(['network', 'timeout', 'http', 'notJson', 'shape', 'aborted'] as const)(
  'after %s a retry carries the same id',
  async (code) => {
    const first = await idOf('v1', () => Promise.reject(fail(code)));
    expect(await idOf('v1')).toBe(first);
  },
);

test.each(['rejected', 'refused', 'loggedOut'] as const)(
  'after %s the server has answered: the next try is another wish',
  async (code) => {
    const first = await idOf('v1', () => Promise.reject(fail(code)));
    expect(await idOf('v1')).not.toBe(first);
  },
);

test('an error that is none of the API keeps the id too', async () => {
  const first = await idOf('v1', () => Promise.reject(new Error('bug')));
  expect(await idOf('v1')).toBe(first);
});

test('a reload keeps the id of a dropped reply', async () => {
  const first = await idOf('v1', dropped);
  let after = '';
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('./request-id');
    const sendOnce = reloaded.sendOnceFor<void>('apply');
    await sendOnce('v1', async (id) => {
      after = id;
    });
  });
  expect(after).toBe(first);
});

test('another subject is another wish', async () => {
  const first = await idOf('v1', dropped);
  expect(await idOf('v2')).not.toBe(first);
});

test('another person has wishes of their own', async () => {
  const first = await idOf('v1', dropped);
  writeValue('user_id', 'u2');
  expect(await idOf('v1')).not.toBe(first);
});

test('an id waits for the person through the end of a session, and goes when they sign out', async () => {
  const first = await idOf('v1', dropped);
  wipePersonal('expired');
  writeValue('user_id', 'u1');
  expect(await idOf('v1', dropped)).toBe(first);
  wipePersonal('signOut');
  writeValue('user_id', 'u1');
  expect(await idOf('v1')).not.toBe(first);
});

test.each([
  ['a day less a second', 86_399_000, true],
  ['a day', 86_400_000, false],
  ['a day back, as when the clock was wrong', -86_400_000, false],
])('an id %s later is kept: %s ms, %s', async (_, later, isKept) => {
  const first = await idOf('v1', dropped);
  jest.setSystemTime(Date.now() + later);
  expect((await idOf('v1')) === first).toBe(isKept);
});

test('an id is dropped when what it asked for has changed', async () => {
  const first = await idOf('v1', dropped);
  forgetRequestId('apply');
  expect(await idOf('v1')).not.toBe(first);
});

test('a double tap sends once and both taps get the outcome', async () => {
  const sendOnce = sendOnceFor<string>('repay');
  let sendings = 0;
  const send = async () => {
    sendings += 1;
    return 'paid';
  };
  const taps = [sendOnce('L1', send), sendOnce('L1', send)];
  await expect(Promise.all(taps)).resolves.toEqual(['paid', 'paid']);
  expect(sendings).toBe(1);
  await sendOnce('L1', send);
  expect(sendings).toBe(2);
});

test('a failure ends the wish under way, so that it can be tried again', async () => {
  const sendOnce = sendOnceFor<string>('repay');
  const taps = await Promise.allSettled([sendOnce('L1', dropped), sendOnce('L1', dropped)]);
  expect(taps.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(sendOnce('L1', async () => 'paid')).resolves.toBe('paid');
});

test('without a user id a wish still has its id', async () => {
  removeValue('user_id');
  const first = await idOf('v1', dropped);
  expect(await idOf('v1')).toBe(first);
});
